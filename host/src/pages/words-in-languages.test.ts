import { firstLanguage, isLanguage, languages } from "@nearsay/core/contract";

/** Each text module, by its path without language and extension. */
const modules = [
  "./about-texts",
  "./anonymous-id-texts",
  "./disclaimer-texts",
  "./integrity-texts",
  "./operator-texts",
  "./guide/challenge-texts",
  "./guide/guide-texts",
  "./guide/insights-texts",
  "./guide/publishing-texts",
  "./privacy/browser-storage-texts",
  "./privacy/information-texts",
  "./privacy/privacy-texts",
  "./privacy/retention-texts",
  "./privacy/sharing-texts",
  "./waitlist/page-texts",
];

const others = Object.keys(languages).filter(
  (one) => isLanguage(one) && one !== firstLanguage,
);

const load = async (file: string): Promise<object> =>
  (await import(`${file}.ts`)) as object;

/** Names of the tags in each sentence. */
function marksIn(said: unknown, at = ""): string[] {
  if (typeof said === "function")
    return marksIn((said as (given: string) => string)("1"), at);
  if (typeof said !== "string")
    return Object.entries(said as object).flatMap(([name, one]) =>
      marksIn(one, `${at}/${name}`),
    );
  const marks = said.matchAll(/<(\w+)>.+?<\/\1>/gs);
  const kinds = new Set([...marks].map(([, name]) => name));
  return [`${at}: ${[...kinds].sort(byName).join(" ")}`];
}

const byName = (one = "", other = "") => one.localeCompare(other);

describe.each(modules)("the texts of %s", (file) => {
  it.each(others)(
    "have the same tags in %s as in English",
    async (language) => {
      const english = marksIn(await load(file));
      const said = marksIn(await load(`${file}.${language}`));
      expect(said.sort(byName)).toEqual(english.sort(byName));
    },
  );
});
