import { runsOf, serifFaces, withoutPictographs } from "./picture-faces.ts";

const families = (text: string) =>
  runsOf(text, serifFaces)?.map(({ family, text }) => [family, text]);

it("draws each letter in the font that contains it", () => {
  expect(families("Łódź für Где?")).toEqual([
    ["fraunces latin-ext", "Ł"],
    ["fraunces latin", "ód"],
    ["fraunces latin-ext", "ź "],
    ["fraunces latin", "für "],
    ["source-sans-3 cyrillic", "Где"],
    ["fraunces latin", "?"],
  ]);
});

it("keeps combining marks with their letters", () => {
  expect(families("a\u0301 x\u0301")).toEqual([
    ["fraunces latin", "á x\u0301"],
  ]);
});

it.each(["夜行バス", "a عربي", "a 夜"])("cannot draw all of %s", (text) => {
  expect(runsOf(text, serifFaces)).toBeNull();
});

it.each([
  ["Tram 🚋 or bus?", "Tram or bus?"],
  ["Where 😀?", "Where?"],
  ["👩🏽‍🚀 1️⃣ 🇩🇪 ❤️", "1"],
  ["Nearsay™ © 2026 #1", "Nearsay™ © 2026 #1"],
])("reduces %s to %s", (text, left) => {
  expect(withoutPictographs(text)).toBe(left);
});
