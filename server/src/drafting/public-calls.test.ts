import { limits } from "@nearsay/core/contract";
import { publicCalls } from "../testing/public-calls.ts";
import { draftByRules } from "./built-in-drafter.ts";

const titleWordsMax = 8;
/** A first sentence of so few words is a name itself. */
const nameWordsMax = 5;

/** Signs of a sentence that was changed by a rule and broken by it. */
const broken: readonly [string, RegExp][] = [
  ["two marks", /[?!.;,:][?!.;,]|[?.] [?.]/u],
  ["an opening mark inside", /^¿.*¿/u],
  ["no capital", /^[¿"„“]?\p{Ll}/u],
  ["nothing after a joint", /[,:(–-]\s?[?.]?$/u],
  [
    "a word that needs another",
    /\s(?:and|or|the|und|oder|der|ob|y|o|de|con|si|et|ou|le|la|ve|veya)\s?[?.]?$/iu,
  ],
  [
    "a greeting",
    /^(?:Dear|Thank|Liebe|Herzliche|Estimad|Gracias|Chers|Sayın)/u,
  ],
  [
    "a verb after its helper",
    /\bdo you (?:\w+(?<!e)ed|took|went|got|is|are)\b/iu,
  ],
  [
    "a verb within a name",
    /^(?:Wie viele?|Welche[rsmn]?) (?:haben|sind|wollen|können|brauchen) (?:Sie|ihr|du) \p{Lu}\S*\?$/u,
  ],
  ["a statement as question", /^(?:Ob|Whether|If|Si|S['’]ils?)\s[^,]*$/u],
  ["a name as clause", /est-ce qu(?:e|['’])\s?(?:de|à|d['’])/u],
];

describe("drafts of public calls by rules", () => {
  it("are tried with twelve calls in each of five languages", () => {
    const languages = publicCalls.map(({ language }) => language);
    for (const language of ["en", "de", "es", "fr", "tr"])
      expect(languages.filter((each) => each === language)).toHaveLength(12);
    expect(publicCalls).toHaveLength(60);
  });

  describe.each(
    publicCalls.map((call) => [call.language, call.name, call] as const),
  )("(%s) %s", (language, _, call) => {
    const made = draftByRules(call.text);
    const title = made.draft?.title ?? "";
    const questions = made.draft?.questions ?? [];
    const lower = (text: string) => text.toLocaleLowerCase(language);
    const about = (word: string) =>
      questions.filter(({ text }) => lower(text).includes(word));

    it("is in the language of the call", () => {
      expect(made.language).toBe(language);
    });

    it("keeps every topic", () => {
      const kept = lower(
        questions.flatMap(({ text, options }) => [text, ...options]).join("\n"),
      );
      expect(call.topics.filter((topic) => !kept.includes(topic))).toEqual([]);
    });

    it("is named by its subject in a few words", () => {
      const named = call.subject.filter((word) => lower(title).includes(word));
      expect([title, ...named].length).toBeGreaterThan(1);
      expect(title.split(/\s+/).length).toBeLessThanOrEqual(titleWordsMax);
      const [first = ""] = call.text.split(/(?<=[.!?])\s|\n/u);
      const isName = first.split(/\s+/).length <= nameWordsMax;
      if (!isName) expect(title).not.toBe(first.replace(/[.!?]+$/u, ""));
    });

    it("has only questions that can be published", () => {
      expect(new Set(questions.map(({ text }) => text)).size).toBe(
        questions.length,
      );
      for (const { text, type, options, form } of questions) {
        expect(text.length).toBeLessThanOrEqual(limits.questionTextMax);
        expect(options.filter((option) => option.trim() === "")).toEqual([]);
        const isChosen = type === "multiple_choice" || form?.kind === "ranking";
        expect([text, options.length > 1]).toEqual([text, isChosen]);
      }
    });

    it("has no broken sentence", () => {
      const found = questions.flatMap(({ text }) =>
        broken
          .filter(([, sign]) => sign.test(text))
          .map(([name]) => `${text}: ${name}`),
      );
      expect(found).toEqual([]);
    });

    it("asks by number, date and scale what the call asks so", () => {
      const kinds = ["number", "date", "scale"] as const;
      for (const kind of kinds)
        for (const word of call[kind] ?? []) {
          const found = about(word).map(({ form }) => form?.kind);
          expect([word, ...found]).toContain(kind);
        }
    });
  });
});
