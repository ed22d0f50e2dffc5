// The board of Nim: a heap of stones, of which one points at the last to take. It needs nothing but the browser.
//
// Serai calls `mount` once and `update` whenever the face has changed. A board shows `face.view` and `face.facts`, lights
// up what is in `face.question.options`, says things with `face.words`, and answers with `face.take`.

const STYLE = `
  .nim { align-items: center; display: flex; flex-direction: column; gap: 16px; padding: 24px; }
  .nim ul { display: flex; flex-wrap: wrap; gap: 8px; justify-content: center; list-style: none; margin: 0; max-width: 30rem; padding: 0; }
  .nim button { background: none; border: 2px solid transparent; border-radius: 50%; cursor: default; padding: 4px; }
  .nim button[data-legal] { cursor: pointer; }
  .nim button[data-legal]:focus-visible, .nim button.lit { border-color: currentColor; }
  .nim circle { fill: currentColor; opacity: 0.45; }
  .nim button[data-legal] circle { opacity: 1; }
`;

const STONE = '<svg viewBox="-10 -10 20 20" width="36" height="36" aria-hidden="true"><circle r="9"></circle></svg>';

/** A rule of style for this board, which the server's policy allows where a style element would not be. */
function dress() {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(STYLE);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  return () => (document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet));
}

export function mount(element, first) {
  const undress = dress();
  let face = first;
  const board = document.createElement("div");
  board.className = "nim";
  const line = document.createElement("p");
  const heap = document.createElement("ul");
  board.append(line, heap);
  element.append(board);

  /** The stones that taking up to this one would take: the heap is taken from its end. */
  const choiceAt = (place) => ["take", face.view.heap - place];

  const point = (choice) => {
    if (choice === null || face.isLegal(choice)) face.pointed = choice;
  };

  function stone(place) {
    const button = document.createElement("button");
    button.type = "button";
    button.innerHTML = STONE;
    const choice = () => choiceAt(place);
    button.addEventListener("click", () => void face.take(choice()));
    for (const name of ["pointerenter", "focus"]) button.addEventListener(name, () => point(choice()));
    for (const name of ["pointerleave", "blur"]) button.addEventListener(name, () => point(null));
    const item = document.createElement("li");
    item.append(button);
    return item;
  }

  function update(next) {
    face = next;
    const { heap: stones } = face.view;
    line.textContent = face.words.say("board-heap", { stones, turns: face.facts.turns_left });
    while (heap.children.length > stones) heap.lastChild.remove();
    while (heap.children.length < stones) heap.append(stone(heap.children.length));
    const [, taken = 0] = face.pointed ?? face.candidate ?? [];
    [...heap.children].forEach((item, place) => {
      const button = item.firstChild;
      const legal = face.isLegal(choiceAt(place));
      button.disabled = !legal;
      button.toggleAttribute("data-legal", legal);
      button.classList.toggle("lit", stones - place <= taken);
      button.setAttribute("aria-label", face.words.choice(choiceAt(place)));
    });
  }

  update(face);
  return {
    update,
    destroy() {
      board.remove();
      undress();
    },
  };
}
