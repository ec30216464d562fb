import { completeLanguages, firstLanguage, languages } from "./languages.ts";
import { pageWordsIn } from "./page-words-in.ts";
import { hostPages, pageDescriptions, remotePages } from "./routes.ts";

const pages = [...remotePages, ...Object.values(hostPages)];
const described = ["/", ...Object.keys(pageDescriptions)];
const begun = ["ar", "de", "es", "fr", "tr", "uk"] as const;

it.each(begun)("names and describes every page in %s", (language) => {
  const { titleOf, descriptionOf } = pageWordsIn(language);
  for (const { path } of pages)
    expect(titleOf(path, "missing")).not.toBe("missing");
  for (const path of described)
    expect(descriptionOf(path, "missing")).not.toBe("missing");
});

it("has page names for each complete language", () => {
  const others = completeLanguages.filter((one) => one !== firstLanguage);
  expect(begun).toEqual(expect.arrayContaining(others));
});

it("uses English for texts that a language lacks", () => {
  expect(pageWordsIn("de").titleOf("/new", "New")).toBe("New");
  for (const language of Object.keys(languages) as (keyof typeof languages)[])
    expect(pageWordsIn(language).titleOf("/new", "New")).toBe("New");
});
