import { toHex } from "./light-tokens.ts";

test("a colour in fractions of sRGB is converted to bytes", () => {
  expect(toHex("color(srgb 0 0.5 1)")).toBe("#0080ff");
  expect(toHex("color(srgb 0.2 0.4 0.6 / 0.5)")).toBe("#336699");
});

test("a colour outside of sRGB is clamped", () => {
  expect(toHex("color(srgb -0.2 1.1 none)")).toBe("#00ff00");
});

test("a colour in another format stays unchanged", () => {
  expect(toHex("rgb(1, 2, 3)")).toBe("rgb(1, 2, 3)");
});
