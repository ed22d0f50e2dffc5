"""What a walker sees: everything that could be pressed now, with its place, and whatever is wrong with the screen.

All of it is measured in the page and at once, in both themes where that is wished for: the theme is another for as long
as it takes to measure, and nobody sees it painted.
"""

from __future__ import annotations

# What is wrong with the screen as it is laid out now, whatever the theme.
FAULTS = """
  const root = document.documentElement;
  const box = (each) => {
    const { x, y, width, height } = each.getBoundingClientRect();
    return { x, y, width, height };
  };
  const name = (each) =>
    `${each.getAttribute("aria-label") || each.innerText || each.dataset.kind || each.tagName}`
      .trim().replace(/\\s+/g, " ").slice(0, 60);
  const inside = ({ x, y, width, height }) =>
    x >= -1 && y >= -1 && x + width <= root.clientWidth + 1 && y + height <= innerHeight + 1;
  const shown = (each) => each.checkVisibility() && each.getBoundingClientRect().width > 0;
  const hit = ({ x, y, width, height }) => document.elementFromPoint(x + width / 2, y + height / 2);
  const reached = (each, top = hit(box(each))) => top !== null && (each === top || each.contains(top));
  const find = (path) => [...document.querySelectorAll(path)].filter((each) => !each.disabled);
  const shared = (one, other) =>
    Math.min(one.x + one.width - other.x, other.x + other.width - one.x) > 1
    && Math.min(one.y + one.height - other.y, other.y + other.height - one.y) > 1;

  const faultsOfPage = () => {
    const faults = [];
    if (root.scrollWidth > root.clientWidth)
      faults.push(`the page is ${root.scrollWidth - root.clientWidth} pixels too wide`);
    if (root.scrollHeight > innerHeight + 1)
      faults.push(`the page is ${root.scrollHeight - innerHeight} pixels too high`);
    const question = document.querySelector("#question");
    if (question && (!inside(box(question)) || !reached(question))) faults.push("the question is not in sight");
    const verbs = find("[data-verb]").filter(shown);
    const buttons = find("[data-part=asked] footer button").filter(shown);
    for (const each of [...buttons, ...verbs, ...find("[role=tab], .tools button").filter(shown)])
      if (!inside(box(each))) faults.push(`${name(each)} lies outside the screen: ${Object.values(box(each))}`);
    for (const each of [...find("[data-decline]").filter(shown), ...buttons, ...verbs])
      if (!reached(each)) faults.push(`${name(each)} is covered`);
    const declining = find("[data-decline]").map((each) => each.dataset.decline);
    for (const row of find("[data-part=acts]")) {
      const words = [...row.querySelectorAll("[data-choice]")].map((each) => each.dataset.choice.split(" ")[0]);
      const first = words.findIndex((word) => declining.includes(word));
      if (first >= 0 && words.slice(first).some((word) => !declining.includes(word)))
        faults.push(`declining is not last: ${words}`);
    }
    for (const each of find("[data-part=asked] :is(button, .verb > *)").filter(shown))
      if (each.scrollWidth > each.clientWidth + 1) faults.push(`${name(each)} is cut`);
    return faults;
  };

  // Plates and cards in hand are whole: each within the room it has, and every word within its own box.
  const faultsOfPlates = () => {
    const faults = [];
    for (const room of document.querySelectorAll(".strip, [data-part=hand], [data-panel=hand]")) {
      if (!shown(room)) continue;
      const around = room.getBoundingClientRect();
      for (const each of room.querySelectorAll("li")) {
        const { left, right, top, bottom } = each.getBoundingClientRect();
        const past = Math.max(around.left - left, right - around.right, around.top - top, bottom - around.bottom);
        if (past > 1) faults.push(`${name(each)} is cut by ${past.toFixed(0)} pixels`);
      }
      for (const each of room.querySelectorAll("li, li *")) {
        if (!(each instanceof HTMLElement) || each.clientWidth <= 1 || !shown(each) || each.closest(".unseen"))
          continue;
        const { overflowX, overflowY } = getComputedStyle(each);
        if (overflowX !== "visible" && each.scrollWidth > each.clientWidth + 1) faults.push(`${name(each)} is cut`);
        if (overflowY !== "visible" && each.scrollHeight > each.clientHeight + 1)
          faults.push(`${name(each)} is cut below`);
        if (each.childElementCount > 0 || !each.innerText.trim()) continue;
        const [words, plate] = [each.getBoundingClientRect(), each.closest("li").getBoundingClientRect()];
        if (words.right > plate.right + 1 || words.bottom > plate.bottom + 1)
          faults.push(`${name(each)} sticks out of its plate or card`);
      }
    }
    return faults;
  };

  // What the coach says is whole, and covers neither the question and its answers nor the board.
  const faultsOfCoach = () => {
    const note = document.querySelector("[data-part=coach]");
    if (!note) return [];
    const faults = [];
    if (!inside(box(note))) faults.push("what the coach says lies outside the screen");
    if (note.scrollHeight > note.clientHeight + 1) faults.push(`what the coach says is cut: ${name(note)}`);
    for (const each of document.querySelectorAll("[data-part=asked], [data-part=stage]"))
      if (shared(box(note), box(each))) faults.push(`what the coach says covers ${each.dataset.part}`);
    return faults;
  };
"""

# What could be pressed, and where it is.
SCREEN = """
  const target = (each) => {
    const place = box(each);
    const visible = shown(each);
    const top = visible ? hit(place) : null;
    const free = visible && reached(each, top);
    const over = !visible || free ? "" : top ? `${top.tagName} ${name(top).slice(0, 30)}` : "the edge of the screen";
    return {
      name: name(each), box: place, shown: visible, reached: free, over, word: each.dataset.verb ?? "",
      stage: each.closest("[data-part=stage]") !== null,
    };
  };
  const part = (path) => find(path).filter(shown).map(target);
  const asked = () => document.querySelector("[data-part=asked]");
  const busy = () => asked()?.dataset.busy !== undefined || document.querySelector("[data-awaited]") !== null;
  const over = () => document.querySelector("[data-part=final]") !== null;
  const SURE = "[data-part=candidate] .main, [data-part=confirm], .here .main";
  const LIT = ".picture [data-legal]";
  const OPTION = "[data-part=asked] .body .option";
  const ANSWERS = `${LIT}, ${OPTION}, [data-decline]`;
  // Where somebody is within a question: another text means that a press has led on.
  const state = () => [asked()?.dataset.move, asked()?.dataset.kind, busy(), over(),
    ...[SURE, LIT, OPTION, "[data-verb], [data-part=back]"].map((path) => find(path).filter(shown).map(name)),
  ].join("\\n");
  const screen = () => {
    const stage = document.querySelector("[data-part=stage]") ?? document.querySelector(".picture");
    return {
      faults: [...faultsOfPage(), ...faultsOfPlates(), ...faultsOfCoach()],
      stage: stage ? box(stage) : null,
      decline: part("[data-decline]"),
      targets: find(LIT).map(target),
    };
  };
  /** The screen in several themes: of all but the first only what is wrong, and where things lie that must not move. */
  const looks = (themes) => {
    const own = root.dataset.theme;
    const seen = themes.map((theme) => {
      root.dataset.theme = theme || own;
      const { targets, ...others } = screen();
      return { ...others, theme: theme || own, hidden: targets.filter((each) => !each.reached) };
    });
    root.dataset.theme = own;
    return seen;
  };
  // One frame, and what sizes that were found in it lead to.
  const painted = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
  const until = async (done, patience) => {
    const end = performance.now() + patience;
    while (!done() && performance.now() < end) await painted();
  };
  // A zoom by itself may bring into sight what is lit.
  const inSight = () => until(() => find(LIT).filter(shown).every((each) => reached(each)), 250);
"""

# Waits for what is wished for, and looks. A question is new when it is not that of the last move; a press has led on
# when the state is another than it was.
LOOK = f"""
async ({{ last, before, patience }}) => {{
  {FAULTS}{SCREEN}
  const fresh = () => asked()?.dataset.kind && !busy() && asked().dataset.move !== last && find(ANSWERS).length > 0;
  if (last !== null) await until(() => over() || fresh(), patience);
  if (before !== null) await until(() => over() || (state() !== before && !busy()), patience);
  await painted();
  return {{
    ...screen(),
    state: state(),
    theme: root.dataset.theme,
    move: asked()?.dataset.move ?? "",
    kind: asked()?.dataset.kind ?? "",
    busy: busy(),
    over: over(),
    fresh: Boolean(last !== null && fresh()),
    verbs: part("[data-verb]"),
    options: part(OPTION),
    back: find("[data-part=back]").filter(shown).length > 0,
    note: part("[data-part=got-it]"),
    sure: part(SURE),
  }};
}}
"""

# Looks at the question in several themes, then picks each verb, and opens its long list if it has one, and looks again.
SURVEY = f"""
async (themes) => {{
  {FAULTS}{SCREEN}
  const verbs = find("[data-verb]").filter(shown).map((each) => each.dataset.verb);
  if (verbs.length === 0) await inSight();
  const seen = [{{ verb: "", list: false, looks: looks(themes) }}];
  for (const verb of verbs) {{
    find(`[data-verb="${{verb}}"]`)[0]?.click(); // others may have moved meanwhile
    await painted();
    await inSight();
    seen.push({{ verb, list: false, looks: looks(themes) }});
    const list = document.querySelector("[data-part=list]");
    if (list) {{
      list.click();
      await painted();
      seen.push({{ verb, list: true, looks: looks(themes) }});
    }}
    document.querySelector("[data-part=back]")?.click();
    await painted();
  }}
  return seen;
}}
"""

# What lies on the board and may not be chosen, as far as it is in reach.
OTHERS = f"""
() => {{
  {FAULTS}{SCREEN}
  return find(".picture :is([role=button], [data-card], [data-kind]):not([data-legal])").map(target)
    .filter(({{ reached }}) => reached);
}}
"""

# What an explanation covers of what can be pressed.
COVERED = f"""
() => {{
  {FAULTS}{SCREEN}
  const tip = document.querySelector("[data-part=tip]");
  if (!tip) return [];
  return [...new Set(find(`${{ANSWERS}}, [data-verb], ${{SURE}}`))].filter(shown)
    .filter((each) => shared(box(tip), box(each))).map(name);
}}
"""

# What cannot be pressed because a word or a rule of an explanation lies over it.
CAUGHT = f"""
() => {{
  {FAULTS}{SCREEN}
  return find(`${{ANSWERS}}, [data-verb], ${{SURE}}`).filter(shown)
    .filter((each) => hit(box(each))?.closest("[data-part=tip]")).map(name);
}}
"""
