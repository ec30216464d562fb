import { checkWord } from "./check-word.ts";

it("is six pronounceable letters, the same for the same key", () => {
  expect(checkWord("secret")).toMatch(/^([b-z][aeiou]){3}$/);
  expect(checkWord("secret")).toBe(checkWord("secret"));
});

it("differs for nearly identical keys", () => {
  const keys = Array.from({ length: 1000 }, (_none, index) => `key${index}`);
  expect(new Set(keys.map(checkWord)).size).toBeGreaterThan(990);
});
