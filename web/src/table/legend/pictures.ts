// What an entry of the legend looks like: a copy of what the board, or a plate above it, draws for it just now.

const DRAWN = ":is(.picture, .plates) [data-legend]";
const SVG = "http://www.w3.org/2000/svg";
const ROOM = { width: 52, height: 44 };
const EDGE = 0.06; // of the size that is left around a shape
const INHERITED = ["color", "fill", "font-family", "font-size", "font-weight", "stroke", "stroke-width"];

/** Put a picture of an entry into an element, where the entry is drawn somewhere now. */
export function pictured(element: HTMLElement, id: string): void {
  for (const drawn of document.querySelectorAll(DRAWN)) {
    const names = drawn.getAttribute("data-legend")!.split(" ");
    const copy = names.some((name) => name.split(":")[0] === id) ? copied(drawn) : null;
    if (copy) return element.append(copy);
  }
}

/** A copy that can stand anywhere: it looks the same, and is nothing that could be pressed, found or pointed at. */
function copied(drawn: Element): Element | null {
  const shape = drawn instanceof SVGGraphicsElement ? drawn : drawn.querySelector("svg");
  const found = shape ?? drawn;
  const { width, height } = found.getBoundingClientRect();
  if (width < 1 || height < 1) return null;
  // Words and whole panels are no signs.
  if (!shape && (/\p{L}{2}/u.test(drawn.textContent ?? "") || width > ROOM.width || height > ROOM.height))
    return null;
  const copy = found.cloneNode(true) as Element;
  for (const each of [copy, ...copy.querySelectorAll("*")]) strip(each);
  const whole = shape instanceof SVGSVGElement || !shape ? copy : framed(shape, copy);
  if (shape) whole.classList.add("whole");
  return within(found, whole);
}

function strip(element: Element): void {
  for (const { name } of [...element.attributes])
    if (/^(id|role|tabindex|title)$|^(aria|data)-/.test(name)) element.removeAttribute(name);
}

/** A part of a drawing in a drawing of its own. */
function framed(shape: SVGGraphicsElement, copy: Element): SVGSVGElement {
  const { x, y, width, height } = shape.getBBox();
  const edge = Math.max(width, height) * EDGE;
  const whole = document.createElementNS(SVG, "svg");
  whole.setAttribute("viewBox", [x - edge, y - edge, width + 2 * edge, height + 2 * edge].join(" "));
  copy.removeAttribute("transform"); // the box is measured before it
  whole.append(copy);
  const style = getComputedStyle(shape.parentElement ?? shape);
  for (const name of INHERITED) whole.style.setProperty(name, style.getPropertyValue(name));
  return whole;
}

/** The copy among the classes and values that hold where it was found. */
function within(found: Element, copy: Element): Element {
  let outer = copy;
  for (let at = found.parentElement; at && !at.matches(".table"); at = at.parentElement) {
    const around = document.createElement("div");
    around.className = `board ${at.getAttribute("class") ?? ""}`;
    const { style } = at as HTMLElement | SVGElement;
    for (const name of style)
      if (name.startsWith("--")) around.style.setProperty(name, style.getPropertyValue(name));
    around.append(outer);
    outer = around;
  }
  return outer;
}
