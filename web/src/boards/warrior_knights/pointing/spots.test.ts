import { describe, expect, it } from "vitest";
import type { Choice, Options } from "$/generated/warrior_knights";
import { rowsIn } from "$/table/face/face";
import { ASKED, TABLES } from "../model/sample";
import { baronAsked, isShown, meant, placed, spotsOf, unplaced } from "./spots";

const rowsOf = (options: Options): Choice[] => rowsIn<Choice>(options);
const about = (kind: string) => ASKED.find(({ question }) => question.kind === kind)!;

describe("every choice of every question", () => {
  it.each(ASKED.map((one) => [one.question.kind, one] as const))(
    "%s can be made on the board",
    (_, asked) => {
      const { question, view, seat } = asked;
      const rows = rowsOf(question.options);
      const at = placed(rows, question, view, TABLES, seat);
      const baron = baronAsked(at) ?? seat;
      const left = unplaced(rows, question, view, TABLES, seat, baron);
      for (const row of rows) {
        const shown = spotsOf(row, question, view, TABLES, seat).filter((spot) => isShown(spot, view, baron));
        expect(shown.length > 0 || left.includes(row), JSON.stringify(row)).toBe(true);
        for (const spot of shown) expect(at.get(spot)).toContain(row);
      }
    },
  );

  it("belongs to no element for somebody who is not asked", () => {
    const { question, view } = about("planning");
    const rows = rowsOf(question.options);
    expect(placed(rows, question, view, TABLES, null).size).toBe(0);
    expect(unplaced(rows, null, view, TABLES, 0, 0)).toEqual([]);
  });
});

describe("elements of choices", () => {
  it("a march is made where it ends", () => {
    const { question, view, seat } = about("choose-way");
    const route = question.options.march![0]![0] as number;
    const end = TABLES.routes[route]!.at(-1);
    expect(spotsOf(["march", route], question, view, TABLES, seat)).toEqual([`area-${end}`]);
  });

  it("starting troops go to one's own nobles and castle", () => {
    const { question, view } = about("assign-troops");
    expect(spotsOf(["post", 2], question, view, TABLES, 1)).toEqual(["noble-6", "army-6"]);
    expect(spotsOf(["post", 4], question, view, TABLES, 1)).toEqual(["castle-1", "army-25"]);
  });

  it("votes are tokens only where votes are asked for", () => {
    const votes = about("commit-votes");
    expect(spotsOf(["amount", 2], votes.question, votes.view, TABLES, 0)).toEqual(["votes-2"]);
    const pledge = about("pledge");
    expect(spotsOf(["amount", 1], pledge.question, pledge.view, TABLES, 0)).toEqual([]);
  });

  it("an army of somebody else off the board is answered with a button", () => {
    const { question } = about("select-army");
    const view = { ...about("select-army").view, where: Array(24).fill(-1), castle: Array(6).fill(-1) };
    const rows: Choice[] = [
      ["pick-army", 4],
      ["pick-army", 8],
    ];
    expect(unplaced(rows, question, view, TABLES, 0, 1)).toEqual([["pick-army", 8]]);
  });
});

describe("what an element means when it is not legal", () => {
  const { view, facts } = about("castle-site");

  it("is a choice of the kind that is asked for", () => {
    expect(meant("area-3", ["place-castle"], {}, { view, facts }, TABLES)).toEqual(["place-castle", 3]);
    expect(meant("castle-1", ["pick-army"], {}, { view, facts }, TABLES)).toEqual(["pick-army", 25]);
    expect(meant("troop-4-24", ["pick-troop", "done"], { army: 4 }, { view, facts }, TABLES)).toEqual([
      "pick-troop",
      24,
    ]);
    expect(meant("troop-5-24", ["pick-troop", "done"], { army: 4 }, { view, facts }, TABLES)).toBeNull();
    expect(meant("zone-1", ["use"], {}, { view, facts }, TABLES)).toBeNull();
  });

  it("a way to an area is a march where there is a road, else a voyage", () => {
    const from = TABLES.routes[0]![0]!;
    const to = TABLES.routes[0]!.at(-1)!;
    const moving = { ...view, mover: 0, where: [from, ...Array(23).fill(-1)] };
    expect(meant(`area-${to}`, ["march"], {}, { view: moving, facts }, TABLES)).toEqual(["march", 0]);
    expect(meant("area-50", ["march", "sail"], {}, { view: moving, facts }, TABLES)).toEqual(["sail", 50]);
  });
});
