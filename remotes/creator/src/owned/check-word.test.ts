import { checkWord } from "./check-word.ts";

it("is six letters that can be said, the same for the same key", () => {
  expect(checkWord("secret")).toMatch(/^([b-z][aeiou]){3}$/);
  expect(checkWord("secret")).toBe(checkWord("secret"));
});

it("tells nearly the same keys apart", () => {
  const keys = Array.from({ length: 1000 }, (_none, index) => `key${index}`);
  expect(new Set(keys.map(checkWord)).size).toBeGreaterThan(990);
});
