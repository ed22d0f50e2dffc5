import { describe, expect, it } from "vitest";
import type { Choice, Options } from "$/generated/warrior_knights";
import { rowsIn } from "$/table/face/face";
import { ASKED, TABLES } from "../model/sample";
import { areaAt, baronAsked, isShown, meant, panelOf, placed, spotsOf } from "./spots";

const rowsOf = (options: Options): Choice[] => rowsIn<Choice>(options);
const about = (kind: string) => ASKED.find(({ question }) => question.kind === kind)!;

describe("every choice of every question", () => {
  it.each(ASKED.map((one) => [one.question.kind, one] as const))(
    "%s is found at its elements, for a finger also at the area of a noble",
    (_, { question, view, seat }) => {
      const rows = rowsOf(question.options);
      const [at, touched] = [false, true].map((fingers) => placed(rows, question, view, TABLES, fingers));
      const baron = baronAsked(at!) ?? seat;
      for (const row of rows)
        for (const spot of spotsOf(row, question, view, TABLES)) {
          expect(at!.get(spot)).toContain(row);
          if (/^(noble|castle)-/.test(spot) && isShown(spot, view, baron))
            expect(touched!.get(`area-${areaAt(spot, view)}`)).toContain(row);
        }
    },
  );

  it("belongs to no element where nothing is asked", () => {
    expect(placed([], null, about("planning").view, TABLES).size).toBe(0);
  });

  it("opens the panel that it is about", () => {
    const panel = (kind: string) => {
      const { question, view } = about(kind);
      return panelOf(placed(rowsOf(question.options), question, view, TABLES), kind);
    };
    expect(panel("choose-zone")).toBe("round");
    expect(panel("receive")).toBe("armies");
    expect(panel("name-candidate")).toBe("barons");
    expect(panel("found")).toBe("market");
    expect(panel("invest")).toBe("market");
    expect(panel("blessing")).toBe("market");
    expect(panel("castle-site")).toBeNull();
  });
});

describe("elements of choices", () => {
  it("a march is made where it ends", () => {
    const { question, view } = about("choose-way");
    const route = question.options.march![0]![0] as number;
    const end = TABLES.routes[route]!.at(-1);
    expect(spotsOf(["march", route], question, view, TABLES)).toEqual([`area-${end}`]);
  });

  it("votes are tokens only where votes are asked for", () => {
    const votes = about("commit-votes");
    expect(spotsOf(["amount", 2], votes.question, votes.view, TABLES)).toEqual(["votes-2"]);
    const pledge = about("pledge");
    expect(spotsOf(["amount", 1], pledge.question, pledge.view, TABLES)).toEqual([]);
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
