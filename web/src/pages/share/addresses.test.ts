import { describe, expect, it } from "vitest";
import { embedSnippet, pictureAddress, shareLink, sheetAddress } from "./addresses";

describe("addresses of shared positions", () => {
  it("says the language only where it is not the one that all read", () => {
    expect(shareLink("a1", 7, "en")).toBe(`${location.origin}/share/a1/7`);
    expect(shareLink("a1", 7, "ru")).toBe(`${location.origin}/share/a1/7?lang=ru`);
    expect(pictureAddress("a1", 0, "fr")).toBe("/api/v1/tables/a1/pictures/0?lang=fr");
    expect(sheetAddress("a1")).toBe("/table/a1/sheet");
  });

  it("is one frame, whatever the game is called", () => {
    const page = document.createElement("div");
    page.innerHTML = embedSnippet("a1", 7, "fr", '"><script>alert(1)</script>');
    expect(page.children).toHaveLength(1);
    const frame = page.querySelector("iframe")!;
    expect(frame.getAttribute("src")).toBe(`${location.origin}/embed/a1?at=7&lang=fr`);
    expect(frame.title).toBe('"><script>alert(1)</script>');
  });
});
