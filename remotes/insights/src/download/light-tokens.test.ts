import { toHex } from "./light-tokens.ts";

test("a colour in shares of sRGB is written in bytes", () => {
  expect(toHex("color(srgb 0 0.5 1)")).toBe("#0080ff");
  expect(toHex("color(srgb 0.2 0.4 0.6 / 0.5)")).toBe("#336699");
});

test("a colour outside of sRGB is brought to its edge", () => {
  expect(toHex("color(srgb -0.2 1.1 none)")).toBe("#00ff00");
});

test("a colour of another spelling stays as it is", () => {
  expect(toHex("rgb(1, 2, 3)")).toBe("rgb(1, 2, 3)");
});
