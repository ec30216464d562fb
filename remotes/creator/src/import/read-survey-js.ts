import {
  type DraftQuestion,
  type Section,
  type SurveyLanguage,
  limits,
  readForm,
  sendForm,
} from "@nearsay/core/contract";
import { importTexts as texts } from "../import-texts.ts";
import type { LeftOut } from "./left-out.ts";
import type { Json, OpenedSurvey } from "./opened-survey.ts";
import { type Named, readCondition } from "./survey-js-condition.ts";
import { type Element, listElements } from "./survey-js-elements.ts";
import { type ReadQuestion, readQuestion } from "./survey-js-question.ts";
import { languageOfKey } from "./survey-js-language.ts";
import { Texts } from "./survey-js-text.ts";
import { type Worded, readOtherLanguages } from "./survey-js-translations.ts";

const surveyNames = new Set([
  ...["$schema", "title", "description", "pages", "elements", "questions"],
  "locale",
]);

/** Reads a SurveyJS survey, as far as its questions are of kinds that are asked here. */
export function readSurveyJs(source: Json, told: LeftOut): OpenedSurvey {
  const left = new Texts(source, told);
  left.checkNames(source, texts.survey, surveyNames);
  const said = readLanguage(source, left);
  const own = readWords(source, said, left);
  // SurveyJS takes texts for English where a survey does not say.
  const language = said ?? (left.keys.size > 0 ? "en" : null);
  const translations =
    language === null
      ? []
      : readOtherLanguages(source, own, language, left, (each) =>
          readWords(source, said, each),
        );
  return {
    ...own,
    challengeQuestions: [],
    feedback: false,
    language,
    translations,
    mode: "global",
    results: "groups",
    reads: "texts",
  };
}

function readLanguage({ locale }: Json, left: Texts): SurveyLanguage | null {
  const named = typeof locale === "string" ? languageOfKey(locale) : null;
  return named ?? left.readLanguage(locale, texts.survey, "locale");
}

/** What it says and asks, in the language that is read. */
function readWords(
  source: Json,
  language: SurveyLanguage | null,
  left: Texts,
): Worded & { questions: DraftQuestion[] } {
  const { titleMax, instructionsMax, questionsMax } = limits;
  const read = (name: string, max: number) =>
    left.readLocalized(source[name], texts.survey, name, max);
  const questions: DraftQuestion[] = [];
  const known: Named[] = [];
  for (const [index, element] of listElements(source, left).entries()) {
    const { item } = element;
    const where = texts.question(index + 1);
    const found = readQuestion({ item, where, left, language });
    const showIf = readVisible(element, where, known, left);
    const section = sectionOf(element, found, where, left);
    known.push(...namesOf(item, found, questions.length));
    for (const [place, each] of found.entries())
      questions.push(
        standAt(each.question, questions.length, {
          ...(place === 0 && section && { section }),
          ...(showIf && { showIf }),
        }),
      );
  }
  const tooMany = texts.questions.tooMany(questionsMax);
  return {
    title: read("title", titleMax),
    instructions: read("description", instructionsMax),
    questions: left.takeFirst(questions, questionsMax, tooMany),
  };
}

/** What rules can name: a question, or each row of a table. */
function namesOf(
  item: Json,
  found: readonly ReadQuestion[],
  place: number,
): Named[] {
  const name = typeof item.name === "string" ? item.name : "";
  if (item.type === "matrix")
    return found.map(({ row, values }, index) => ({
      ...{ name: `${name}.${row}`, place: place + index, values },
    }));
  return found
    .slice(0, 1)
    .map(({ values }) => ({ ...{ name, place, values } }));
}

type Around = Pick<NonNullable<DraftQuestion["form"]>, "section" | "showIf">;

/** A question with what stands around it; the text of "other" names the choice before it and nothing else. */
function standAt(
  question: DraftQuestion,
  place: number,
  around: Around,
): DraftQuestion {
  const { form, ...rest } = question;
  if (form === undefined) return question;
  const own = form.showIf?.rules.map((rule) => ({
    ...rule,
    question: place - 1,
  }));
  const showIf = own ? { join: "and" as const, rules: own } : around.showIf;
  const read = readForm(
    { ...form, ...around, ...(showIf && { showIf }) },
    rest.type,
  );
  const sent = read && sendForm(read, rest.type);
  return { ...rest, ...(sent && { form: sent }) };
}

function readVisible(
  { item, visibleIf }: Element,
  where: string,
  known: readonly Named[],
  left: Texts,
) {
  const own = item.visibleIf;
  const all =
    typeof own === "string" && own.trim() !== ""
      ? [...visibleIf, own]
      : visibleIf;
  if (all.length === 0) return null;
  const condition = readCondition(all, known);
  if (condition === null) left.tell(texts.visibleIf(where, all.join(" and ")));
  return condition;
}

/** The title of a table stands above its rows. */
function sectionOf(
  { item, section }: Element,
  found: readonly ReadQuestion[],
  where: string,
  left: Texts,
): Section | null {
  if (item.type !== "matrix" || found.length === 0) return section;
  const read = (name: string, max: number) =>
    left.readLocalized(item[name], where, name, max);
  const heading = read("title", limits.formWordMax);
  const text = read("description", limits.instructionsMax);
  if (heading === "" && text === "") return section;
  if (section === null) return { heading, text, page: false };
  const words = [section.text, section.heading && heading, text];
  return {
    heading: section.heading || heading,
    text: words.filter((said) => said !== "").join("\n"),
    page: section.page,
  };
}
