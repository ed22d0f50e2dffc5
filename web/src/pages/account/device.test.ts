import { expect, it } from "vitest";
import { device } from "./device";

it("names a device as its owner would", () => {
  expect(device("Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0")).toBe(
    "Firefox, Linux",
  );
  const phone =
    "Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Mobile Safari/537.36";
  expect(device(phone)).toBe("Chrome, Android");
  expect(device("curl")).toBe("");
});
