import { expect, it } from "vitest";
import { isSeen, shown, target, type Message } from "./showing";
import { bytesOf } from "./subscription";

const MESSAGE: Message = {
  title: "Your turn: Tea",
  body: "Khan",
  tag: "t1",
  place: "/table/t1",
  language: "en",
  off: "/off#x.y",
  off_words: "Switch off",
};

function page(path: string, visibilityState: DocumentVisibilityState) {
  return { url: `https://serai.example${path}`, visibilityState, focus: () => Promise.resolve() };
}

it("shows nothing to who looks at the table", () => {
  expect(isSeen([page("/table/t1?a=1#b", "visible")], "/table/t1")).toBe(true);
  expect(isSeen([page("/table/t1", "hidden"), page("/table/t2", "visible")], "/table/t1")).toBe(false);
  expect(isSeen([], "/table/t1")).toBe(false);
});

it("leads to the table, or to where it is switched off", () => {
  const { data, actions, tag } = shown(MESSAGE);
  expect(tag).toBe("t1");
  expect(actions).toEqual([{ action: "off", title: "Switch off" }]);
  expect(target("", data)).toBe("/table/t1");
  expect(target("off", data)).toBe("/off#x.y");
  const test = shown({ ...MESSAGE, off: undefined, off_words: undefined });
  expect(test.actions).toEqual([]);
  expect(target("off", test.data)).toBe("/table/t1");
});

it("reads the server's key", () => {
  expect([...bytesOf("-_8A")]).toEqual([251, 255, 0]);
});
