import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { said } from "./said.ts";
import { catalogues, sayIn } from "./say-in.ts";
import { type Sentence, sentences } from "./sentences.ts";

const languages = Object.keys(catalogues) as (keyof typeof catalogues)[];
const places = (text: string) => (text.match(/\{\w+\}/g) ?? []).sort();
const cases = languages.flatMap((language) =>
  sentences.map((sentence) => [language, sentence] as const),
);

it.each(cases)("keeps the placeholders in %s of %j", (language, sentence) => {
  const wording = catalogues[language][sentence];
  expect(places(wording)).toEqual(places(sentence));
  expect(wording.replace(/\{\w+\}/g, "")).not.toMatch(/[{}]/);
  expect(wording).not.toBe(sentence);
});

/** What may be in Latin letters in other scripts: names of formats and terms of programs. */
const names =
  /\{\w+\}|Nearsay|Idempotency-Key|JSON|ASCII|NUL|ETag|If-Match|uuid|near=|partner\.example|https|post 12|reply 7|application\/json|\((?:q|code)\)/g;

it.each(["ar", "uk"] as const)("leaves no English word in %s", (language) => {
  const foreign = Object.values(catalogues[language]).filter((wording) =>
    /[a-z]/i.test(wording.replace(names, "")),
  );
  expect(foreign).toEqual([]);
});

it("lists no sentence that is unused", () => {
  const source = path.join(import.meta.dirname, "../..");
  const said = readdirSync(source, { recursive: true, encoding: "utf8" })
    .filter((file) => /(?<!\.test)\.ts$/.test(file) && !isCatalogue(file))
    .map((file) => readFileSync(path.join(source, file), "utf8"))
    .join("\n");
  expect(sentences.filter((one) => !said.includes(`"${one}"`))).toEqual([]);
});

function isCatalogue(file: string): boolean {
  return path.dirname(file) === path.join("base", "words");
}

it("fills placeholders once, whatever text users wrote in them", () => {
  const told = said(
    "Question {question} takes “{option}” with no other option.",
    {
      question: 3,
      option: "{question} $& {nothing}",
    },
  );
  expect(sayIn("en", told)).toBe(
    "Question 3 takes “{question} $& {nothing}” with no other option.",
  );
});

it("joins several sentences, and formats waiting times in the language", () => {
  const wait = (language: string) => `2 (${language})`;
  const tooOften = said("That was too often. Please try again in {wait}.", {
    wait,
  });
  const empty = said("Question {question} must not be empty.", { question: 1 });
  expect(sayIn("de", [tooOften, empty])).toBe(
    "Das war zu oft. Bitte in 2 (de) noch einmal versuchen. Frage 1 darf nicht leer sein.",
  );
});

it("contains every sentence once", () => {
  expect(new Set<Sentence>(sentences).size).toBe(sentences.length);
});
