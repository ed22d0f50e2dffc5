// The tables of Merv in numbers, as choices, events and the view use them; made once from the game's content.
import type { Content } from "$/generated/merv";

export interface Piece {
  gate: boolean;
  colour: number;
  cost: number;
}

export interface Contract {
  level: number;
  bonus: string;
  points: number;
  /** How many scrolls, common goods, rare goods, and goods of either kind. */
  needs: [number, number, number, number];
  influence: number;
}

export interface City {
  inner: boolean;
  corner: number;
  cost: number[];
  /** The last link on the way there. */
  link: number;
}

export interface Space {
  level: number;
  /** Where it stands among the spaces of its level, from the left, and how many there are. */
  part: number;
  parts: number;
  points: number;
  reward: string;
  /** What a step to it costs, by the space it is made from; -1 is outside the track. */
  costs: { from: number; cost: number[] }[];
}

export interface Breakthrough {
  level: number;
  effect: string;
  colour: number;
  action: string;
  worth: number;
}

export interface Mark {
  space: number;
  points: number;
  /** The contract level that opens here, or 0. */
  level: number;
  /** The kinds of spice that are allowed from here on, or 0. */
  kinds: number;
}

export interface Tables {
  actions: string[];
  cubes: string[];
  spices: string[];
  rewards: string[];
  tiles: { action: number; colour: number }[];
  market: number;
  size: number;
  lines: number[][];
  covers: number[][];
  gates: boolean[];
  pieces: Piece[];
  corners: string[][];
  pairs: string[];
  courts: { colour: number; scores: string }[];
  places: number;
  contracts: Contract[];
  breakthroughs: Breakthrough[];
  levels: { scrolls: number; tiles: number[] }[];
  cities: City[];
  spaces: Space[];
  top: number;
  topPoints: number;
  tokens: number[];
  tokenPoints: number;
  favour: Mark[];
  influence: Mark[];
}

export const SIDES = ["north", "east", "south", "west"] as const;
const CORNERS = ["north_west", "north_east", "south_east", "south_west"];

type Corner = Exclude<keyof Content["camel_market"]["sides"][number], "id">;
type Track = Content["tracks"]["favour"] & Partial<Content["tracks"]["influence"]>;

/** The cells that a slot faces, nearest first, the camel market included. */
function lineOf(side: Content["city"]["slots"][number], slot: number, size: number): number[] {
  const number = side.line_of_slot[slot]! - 1;
  const along = [...Array(size).keys()];
  const cells = along.map((k) => (side.faces === "column" ? k * size + number : number * size + k));
  return side.nearest_tile_first.endsWith("ascending") ? cells : cells.reverse();
}

function marks(track: Track): Mark[] {
  const at = <Row extends { space: number }>(rows: Row[] | undefined, space: number): Row | undefined =>
    rows?.find((row) => row.space === space);
  return [...Array(track.last + 1).keys()].map((space) => ({
    space,
    points: at(track.victory_points, space)?.points ?? 0,
    level: at(track.contract_levels, space)?.level ?? 0,
    kinds: space > 0 ? (at(track.spice_kinds, space)?.kinds ?? 0) : 0,
  }));
}

function spacesOf(mosque: Content["mosque"], names: string[], colour: (name: string) => number): Space[] {
  return mosque.levels.flatMap((level) =>
    level.parts.map((name, part) => ({
      level: level.level,
      part,
      parts: level.parts.length,
      points: level.victory_points,
      reward: level.reward,
      costs: mosque.steps
        .filter((step) => step.to === name)
        .map((step) => ({ from: names.indexOf(step.from), cost: step.cost.map(colour) })),
    })),
  );
}

export function tablesOf(content: Content, names: Record<string, string[]>): Tables {
  const { vocabulary } = content.components;
  const cubes = names.cube!;
  const colour = (name: string): number => cubes.indexOf(name);
  const actions = vocabulary.actions;
  const size = content.city.grid.rows;
  const [row, column] = content.city.grid.camel_market;
  const market = (row! - 1) * size + column! - 1;
  const slots = content.walls.slots;
  const aSide = slots.length / SIDES.length;
  const reach = content.tracks.influence.contract_levels;
  const contracts: Contract[] = content.contracts.cards.map((card) => ({
    level: card.level,
    bonus: card.bonus,
    points: card.victory_points,
    needs: [card.scrolls, card.common, card.rare, card.any_good],
    influence: reach.find((mark) => mark.level === card.level)!.space,
  }));
  const breakthroughs: Breakthrough[] = content.library.tiles.map((tile) => ({
    level: tile.level,
    effect: tile.effect,
    colour: colour(tile.cube ?? ""),
    action: tile.action ?? "",
    worth: tile.victory_points ?? tile.favour ?? tile.soldiers ?? 0,
  }));
  const spaces = spacesOf(content.mosque, names.space!, colour);
  const links = content.silk_road.links;
  return {
    actions,
    cubes,
    spices: vocabulary.spices,
    rewards: names.reward!,
    tiles: content.city.tiles.map((tile) => ({
      action: actions.indexOf(tile.action),
      colour: colour(tile.cube),
    })),
    market,
    size,
    lines: slots.map((_, slot) => lineOf(content.city.slots[Math.floor(slot / aSide)]!, slot % aSide, size)),
    covers: slots.map((slot) => slot.covers.map(([r, c]) => (r! - 1) * size + c! - 1)),
    gates: slots.map((slot) => slot.kind === "gate"),
    pieces: names.piece!.map((piece) => {
      const [kind, cube, cost] = piece.split("_");
      return { gate: kind === "gate", colour: colour(cube!), cost: Number(cost) };
    }),
    corners: content.camel_market.sides.map((side) => names.corner!.map((corner) => side[corner as Corner])),
    pairs: content.caravan.spices.map((spice) => spice.pair_reward),
    courts: content.palace.courts.map((court) => ({
      colour: colour(court.cube),
      scores: court.scores,
    })),
    places: content.palace.rules.places_per_court,
    contracts,
    breakthroughs,
    levels: content.library.levels.map((level) => ({
      scrolls: level.scrolls,
      tiles: breakthroughs.flatMap((tile, n) => (tile.level === level.level ? [n] : [])),
    })),
    cities: content.silk_road.cities.map((city) => ({
      inner: city.ring === "inner",
      corner: CORNERS.indexOf(city.corner),
      cost: city.cost.map(colour),
      link: links.findIndex((link) => link.ends[1] === city.id),
    })),
    spaces,
    top: Math.max(...spaces.map((space) => space.level)),
    topPoints: content.mosque.rules.top_points_per_mosque_building,
    tokens: content.mosque.bonus_tokens.map((token) => actions.indexOf(token.action)),
    tokenPoints: content.mosque.rules.bonus_token_points_per_building,
    favour: marks(content.tracks.favour),
    influence: marks(content.tracks.influence),
  };
}
