import { fileName } from "./save-figure.ts";

test("a file is named after its survey and its figure", () => {
  expect(fileName("12", "Top Keywords", "csv")).toBe(
    "survey-12-top-keywords.csv",
  );
});

test("words of any language stay, what a file system might refuse does not", () => {
  expect(fileName("12", "../Größe? 交通: <a>/*", "svg")).toBe(
    "survey-12-größe-交通-a.svg",
  );
});

test("a long name is cut", () => {
  const name = fileName("12", "word ".repeat(90), "svg");
  expect(name).toMatch(/^survey-12-(word-)+word\.svg$/);
  expect(name.length).toBeLessThanOrEqual(80 + ".svg".length);
  expect(name.length).toBeGreaterThan(76);
});
