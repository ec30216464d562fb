import {
  type DraftQuestion,
  type Section,
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
import { readLocalized } from "./survey-js-text.ts";

const surveyNames = new Set([
  ...["$schema", "title", "description", "pages", "elements", "questions"],
  "locale",
]);

/** Reads a SurveyJS survey, as far as its questions are of kinds that are asked here. */
export function readSurveyJs(source: Json, left: LeftOut): OpenedSurvey {
  const { titleMax, instructionsMax, questionsMax } = limits;
  const read = (name: string, max: number) =>
    readLocalized(source[name], texts.survey, name, max, left);
  left.checkNames(source, texts.survey, surveyNames);
  const elements = listElements(source, left);
  const language = left.readLanguage(source.locale, texts.survey, "locale");
  const questions: DraftQuestion[] = [];
  const known: Named[] = [];
  for (const [index, element] of elements.entries()) {
    const { item } = element;
    const where = texts.question(index + 1);
    const found = readQuestion({ item, where, left, language });
    const showIf = readVisible(element, where, known, left);
    const section = sectionOf(element, found, where, left);
    const name = typeof item.name === "string" ? item.name : "";
    const [first] = found;
    // A table is no question by itself that a rule could name.
    if (first && item.type !== "matrix")
      known.push({ name, place: questions.length, values: first.values });
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
    challengeQuestions: [],
    feedback: false,
    language,
    translations: [],
    mode: "global",
    results: "groups",
    reads: "texts",
  };
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
  left: LeftOut,
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
  left: LeftOut,
): Section | null {
  if (item.type !== "matrix" || found.length === 0) return section;
  const read = (name: string, max: number) =>
    readLocalized(item[name], where, name, max, left);
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
