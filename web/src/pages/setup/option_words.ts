// What an option of a game and its values are called.
import type { FluentBundle } from "@fluent/bundle";
import type { GameShown, OptionShown } from "$/server/api";
import { format, spelled } from "$/words/bundles";
import { say, sayOr } from "$/words/words.svelte";

const keyOf = ({ name }: OptionShown): string => `option-${spelled(name)}`;

export const optionName = (bundles: FluentBundle[], option: OptionShown): string =>
  format(bundles, keyOf(option)) ?? option.name;

/** What an option changes, where the game says so. */
export const optionWhy = (bundles: FluentBundle[], option: OptionShown): string | null =>
  format(bundles, keyOf(option), {}, "why");

/** A value's own words, where the game has them, else the value as it is written. */
export function valueName(bundles: FluentBundle[], option: OptionShown, value: unknown): string {
  if (value === null) return say("option-chance");
  if (typeof value === "boolean") return say(value ? "option-yes" : "option-no");
  const plain = String(value);
  return (
    format(bundles, keyOf(option), {}, `is-${spelled(plain)}`) ?? sayOr(`value-${spelled(plain)}`, plain)
  );
}

/** Options that were chosen, each with its value. */
export const chosenWords = (
  bundles: FluentBundle[],
  { options }: GameShown,
  chosen: Record<string, unknown>,
): string[] =>
  options
    .filter(({ name }) => name in chosen)
    .map((option) =>
      say("named-value", {
        name: optionName(bundles, option),
        value: valueName(bundles, option, chosen[option.name]),
      }),
    );
