import { describe, expect, it } from "vitest";
import { drawLater } from "./pieces";

/** Lets so many tasks go by. */
async function tasks(many = 1): Promise<void> {
  for (let task = 0; task < many; task++) await new Promise((done) => setTimeout(done));
}

describe("pieces", () => {
  it("are drawn one a task, in their order", async () => {
    const drawn: string[] = [];
    for (const name of ["stage", "hand", "panel"]) drawLater(() => drawn.push(name));
    expect(drawn).toEqual([]);
    await tasks();
    expect(drawn).toEqual(["stage"]);
    await tasks();
    expect(drawn).toEqual(["stage", "hand"]);
    await tasks();
    expect(drawn).toEqual(["stage", "hand", "panel"]);
  });

  it("have their own parts drawn before what waits already", async () => {
    const drawn: string[] = [];
    drawLater(() => {
      drawn.push("panel");
      for (const part of ["upper", "lower"]) drawLater(() => drawn.push(part));
    });
    drawLater(() => drawn.push("question"));
    await tasks(5);
    expect(drawn).toEqual(["panel", "upper", "lower", "question"]);
  });

  it("are not drawn where nobody wants them any more", async () => {
    const drawn: string[] = [];
    drawLater(() => drawn.push("stage"));
    const leave = drawLater(() => drawn.push("hand"));
    drawLater(() => drawn.push("panel"));
    leave();
    leave();
    await tasks(4);
    expect(drawn).toEqual(["stage", "panel"]);
    leave(); // what was drawn cannot be left
    drawLater(() => drawn.push("again"));
    await tasks(2);
    expect(drawn).toEqual(["stage", "panel", "again"]);
  });
});
