// Arrows between the elements of a place: one of them is reached by Tab, the nearest in a direction by an arrow.
const SPOTS = "[data-spot]";
const STEPS: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

export interface Box {
  x: number;
  y: number;
}

/** Which of the others lies nearest in a direction, sideways distance counting double; -1 when none does. */
export function nearest(from: Box, others: Box[], [dx, dy]: [number, number]): number {
  let best = -1;
  let least = Infinity;
  others.forEach((other, n) => {
    const along = (other.x - from.x) * dx + (other.y - from.y) * dy;
    const aside = Math.abs((other.x - from.x) * dy) + Math.abs((other.y - from.y) * dx);
    const far = along + 2 * aside;
    if (along > 1 && far < least) [best, least] = [n, far];
  });
  return best;
}

const middle = (element: Element): Box => {
  const box = element.getBoundingClientRect();
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
};

type Focusable = Element & { focus(): void };

/** Make one element of a place reachable by Tab: the one last used, else a legal one, else the first. */
function settle(place: Element): void {
  const spots = [...place.querySelectorAll(SPOTS)];
  const current =
    spots.find((spot) => spot === document.activeElement) ??
    spots.find((spot) => spot.classList.contains("legal")) ??
    spots.find((spot) => spot.getAttribute("tabindex") === "0") ??
    spots[0];
  for (const spot of spots) {
    const wanted = spot === current ? "0" : "-1";
    if (spot.getAttribute("tabindex") !== wanted) spot.setAttribute("tabindex", wanted);
  }
}

/** The arrows of one place. */
export function roving(place: HTMLElement): { destroy(): void } {
  const move = (event: KeyboardEvent): void => {
    const step = STEPS[event.key];
    const from = (event.target as Element).closest(SPOTS);
    if (!step || !from || event.altKey || event.ctrlKey || event.metaKey) return;
    const others = [...place.querySelectorAll(SPOTS)].filter((spot) => spot !== from);
    const to = nearest(middle(from), others.map(middle), step);
    event.preventDefault();
    if (to >= 0) (others[to] as Focusable).focus();
  };
  const focus = (): void => settle(place);
  const watch = new MutationObserver(() => settle(place));
  watch.observe(place, { childList: true, subtree: true, attributes: true, attributeFilter: ["class"] });
  place.addEventListener("keydown", move);
  place.addEventListener("focusin", focus);
  settle(place);
  return {
    destroy() {
      watch.disconnect();
      place.removeEventListener("keydown", move);
      place.removeEventListener("focusin", focus);
    },
  };
}

/** N goes on to the next element that may be chosen, with Shift to the one before; not while somebody types. */
export function pressedN(event: KeyboardEvent, board: HTMLElement): void {
  if (event.code !== "KeyN" || event.ctrlKey || event.metaKey || event.altKey) return;
  if ((event.target as Element).closest("input, textarea, select")) return;
  event.preventDefault();
  nextLegal(board, event.shiftKey);
}

/** The next element that may be chosen, after the one in use and around the end. */
function nextLegal(board: HTMLElement, back: boolean): void {
  const legal = [...board.querySelectorAll("[data-legal]")];
  if (legal.length === 0) return;
  const at = legal.findIndex((spot) => spot === document.activeElement);
  const next = back ? (at <= 0 ? legal.length - 1 : at - 1) : (at + 1) % legal.length;
  (legal[next] as Focusable).focus();
}
