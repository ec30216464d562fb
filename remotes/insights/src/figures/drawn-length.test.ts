import { drawnLength, toDrawn } from "./drawn-length.ts";

afterEach(() => {
  document.documentElement.removeAttribute("style");
});

test("a drawing is as large as the page measures it", () => {
  expect(toDrawn(640)).toBe(640);
  expect(drawnLength(640)).toBe("40rem");
});

test("a drawing has less room where the reader's font is larger", () => {
  document.documentElement.style.fontSize = "32px";
  expect(toDrawn(640)).toBe(320);
});
