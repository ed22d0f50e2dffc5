// A position in a figure, as a seat sees it: nobody is asked anything, and nothing ever changes.
import type { FluentBundle } from "@fluent/bundle";
import type { FigureShown } from "$/server/api";
import type { Foreseen, Happening, Reason, View } from "$/table/face/face";
import type { GameKnown } from "$/table/face/games";
import { PlayFace } from "$/table/face/play_face.svelte";
import { inColour, wordsOf } from "$/table/people/names";

export class FigureFace extends PlayFace {
  readonly mode = "replay";
  private readonly bundles: FluentBundle[];
  words = $derived.by(() => wordsOf(this.game, this.bundles, this.names, this.laid, this.kindAsked));

  constructor({ notation, content }: GameKnown, bundles: FluentBundle[], figure: FigureShown) {
    super(notation, content, figure.seat);
    this.bundles = bundles;
    this.seats = notation.game.colours.slice(0, figure.seats).map(inColour);
    this.view = figure.view as View;
    this.facts = figure.facts;
    this.events = figure.events as Happening[];
  }

  async aside(): Promise<void> {}
  async undo(): Promise<void> {}
  protected async carryOut(): Promise<void> {}

  protected async askPreview(): Promise<Foreseen> {
    return { events: [], final: false };
  }

  protected async askWhy(): Promise<Reason | null> {
    return null;
  }
}
