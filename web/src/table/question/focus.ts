// Where the keyboard goes on: an answer takes its button away, and whoever plays by keys must not begin at the page's top.
const ANSWERS =
  "[data-part=confirm], [data-part=candidate] .main, .options :is(.option, .verb, .more), [data-decline], .proposal button";

const shown = (element: HTMLElement): boolean => element.checkVisibility?.() ?? true;

/** Whether nothing usable has the focus: a button that was disabled keeps it for one more frame. */
function lost(): boolean {
  const at = document.activeElement;
  return at === null || at === document.body || at.matches(":disabled");
}

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
    if (!keyed || !(lost() ? within : document.activeElement === ask)) return;
    (firstAnswer(ask) ?? ask).focus();
  };
  const changed = (): void => {
    check();
    checking ||= requestAnimationFrame(() => {
      checking = 0; // what is hidden loses the focus only when it is painted
      check();
    });
  };
  const pressed = (): void => void (keyed = true);
  /** Whoever leaves the page by Tab is not called back. */
  const released = ({ key }: KeyboardEvent): void => {
    if (key === "Tab" && document.activeElement === document.body) within = false;
  };
  const pointed = (): void => void (keyed = false);
  const entered = (event: FocusEvent): void => {
    within = table.contains(event.target as Node);
  };

  const watch = new MutationObserver(changed);
  const attributeFilter = ["hidden", "disabled", "class", "style"];
  watch.observe(table, { childList: true, subtree: true, attributes: true, attributeFilter });
  addEventListener("keydown", pressed, true);
  addEventListener("keyup", released, true);
  addEventListener("pointerdown", pointed, true);
  document.addEventListener("focusin", entered);
  return {
    destroy() {
      watch.disconnect();
      cancelAnimationFrame(checking);
      removeEventListener("keydown", pressed, true);
      removeEventListener("keyup", released, true);
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
