import { expect, test, vi } from "vitest";
import { openStorage } from "./storage";

test("a browser that refuses to keep anything still plays, and says so", async () => {
  vi.stubGlobal("indexedDB", {
    open: () => {
      throw new DOMException("no", "SecurityError");
    },
  });
  const storage = await openStorage("here");
  expect(storage.kept).toBe(false);
  await storage.put(JSON.stringify({ "table:b": "1", "table:a": "2", person: "3" }));
  await storage.put(JSON.stringify({ person: null }));
  expect([await storage.get("table:a"), await storage.get("person")]).toEqual(["2", undefined]);
  expect(JSON.parse(await storage.keys("table:"))).toEqual(["table:a", "table:b"]);
  vi.unstubAllGlobals();
});
