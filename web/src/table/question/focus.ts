// Where the keyboard goes on: an answer takes its button away, and whoever plays by keys must not begin at the page's top.
const ANSWERS =
  "[data-part=confirm], [data-part=candidate] .main, .options :is(.option, .verb, .more), [data-decline], .proposal button";

const lost = (): boolean => document.activeElement === null || document.activeElement === document.body;

const shown = (element: HTMLElement): boolean => element.checkVisibility?.() ?? true;

/** The first thing that answers what is asked, now. */
export const firstAnswer = (ask: HTMLElement): HTMLElement | undefined =>
  [...ask.querySelectorAll<HTMLElement>(ANSWERS)].find((one) => shown(one) && !one.matches(":disabled"));

/** The answers in the order of the digits; what declines is not among them. */
export const numbered = (ask: HTMLElement): HTMLElement[] =>
  [
    ...ask.querySelectorAll<HTMLElement>("[data-part=candidate] .main, .options :is(.option, .verb, .more)"),
  ].filter(shown);

/** Gives the focus to the ask, or to its first answer, whenever what had it is gone; whoever points is left alone. */
export function keepsFocus(ask: HTMLElement): { destroy(): void } {
  const table = ask.closest(".table") ?? ask;
  let keyed = false; // whether keys were used last
  let within = false; // whether something on the table had the focus last
  let checking = 0;

  const check = (): void => {
    checking = 0;
    if (!keyed || !(lost() ? within : document.activeElement === ask)) return;
    (firstAnswer(ask) ?? ask).focus();
  };
  const soon = (): void => {
    checking ||= requestAnimationFrame(check); // what is hidden loses the focus only when it is painted
  };
  const pressed = (): void => void (keyed = true);
  const pointed = (): void => void (keyed = false);
  const entered = (event: FocusEvent): void => {
    within = table.contains(event.target as Node);
  };

  const watch = new MutationObserver(soon);
  const attributeFilter = ["hidden", "disabled", "class", "style"];
  watch.observe(table, { childList: true, subtree: true, attributes: true, attributeFilter });
  addEventListener("keydown", pressed, true);
  addEventListener("pointerdown", pointed, true);
  document.addEventListener("focusin", entered);
  return {
    destroy() {
      watch.disconnect();
      cancelAnimationFrame(checking);
      removeEventListener("keydown", pressed, true);
      removeEventListener("pointerdown", pointed, true);
      document.removeEventListener("focusin", entered);
    },
  };
}

/** A digit answers as the button in that place would, and nought declines; true where it did. */
export function pressDigit(ask: HTMLElement, digit: number): boolean {
  const button = digit === 0 ? ask.querySelector<HTMLElement>("[data-decline]") : numbered(ask)[digit - 1];
  button?.focus();
  button?.click();
  return button !== undefined && button !== null;
}
