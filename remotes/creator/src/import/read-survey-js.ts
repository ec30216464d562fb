import {
  type DraftQuestion,
  type Section,
  type SurveyLanguage,
  limits,
  readForm,
  sendForm,
} from "@nearsay/core/contract";
import { formatList } from "@nearsay/core/domain";
import { fileImport as texts } from "#messages";
import type { LeftOut } from "./left-out.ts";
import { listNames } from "./list-names.ts";
import type { Json, OpenedSurvey } from "./opened-survey.ts";
import {
  type Named,
  type ReadCondition,
  readCondition,
} from "./survey-js-condition.ts";
import {
  type Element,
  joinSections,
  listElements,
} from "./survey-js-elements.ts";
import { type ReadQuestion, readQuestion } from "./survey-js-question.ts";
import {
  isAnsweredOtherwise,
  settingNames,
  reportSettings,
} from "./survey-js-settings.ts";
import { Triggers } from "./survey-js-triggers.ts";
import { languageOfKey } from "./survey-js-language.ts";
import { Texts } from "./survey-js-text.ts";
import { type Worded, readOtherLanguages } from "./survey-js-translations.ts";

const surveyNames = new Set([
  ...["$schema", "title", "description", "pages", "elements", "questions"],
  ...["locale", "triggers", "clearInvisibleValues", ...settingNames],
]);

/** Parses a SurveyJS survey, as far as its question kinds are supported. */
export function readSurveyJs(source: Json, reports: LeftOut): OpenedSurvey {
  const left = new Texts(source, reports);
  left.checkNames(source, texts.survey, surveyNames);
  reportSettings(source, texts.survey, left);
  if (source.clearInvisibleValues === "none") left.report(texts.keptHidden);
  const ownLanguage = readLanguage(source, left);
  const own = readTexts(source, ownLanguage, left);
  // SurveyJS treats texts as English if a survey defines no language.
  const language = ownLanguage ?? (left.keys.size > 0 ? "en" : null);
  const translations =
    language === null
      ? []
      : readOtherLanguages(source, own, language, left, (each) =>
          readTexts(source, ownLanguage, each),
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

/** The texts and questions of the survey, in the language that is read. */
function readTexts(
  source: Json,
  language: SurveyLanguage | null,
  left: Texts,
): Worded & { questions: DraftQuestion[] } {
  const { titleMax, instructionsMax, questionsMax } = limits;
  const read = (name: string, max: number) =>
    left.readLocalized(source[name], texts.survey, name, max);
  const questions: DraftQuestion[] = [];
  const known: Named[] = [];
  const elements = listElements(source, left);
  const items = new Map(elements.map(({ item }) => [item.name, item] as const));
  const triggers = new Triggers(source, items, left);
  const remembering: string[] = [];
  let section: Section | null = null;
  for (const [index, element] of elements.entries()) {
    const { item } = element;
    const where = left.nameOf(item, texts.question({ number: index + 1 }));
    section = joinSections(section, element.section);
    const condition = readCondition(element.visibleIf, known);
    const named = { item, where, triggers, source, element };
    if (element.hidden || condition.never) {
      left.report(texts.hidden({ where }));
      known.push(...nameHidden(named));
      continue;
    }
    const found = readQuestion({ item, where, left, language, items });
    if (found.length === 0) continue;
    reportCondition(condition, named, left);
    if (remembers(condition, named)) remembering.push(where);
    const begun = sectionOf(item, section, where, left);
    section = null;
    known.push(...namesOf(named, found, questions.length));
    for (const [place, each] of found.entries())
      questions.push(
        standAt(each.question, questions.length, {
          ...(place === 0 && begun && { section: begun }),
          ...(condition.showIf && { showIf: condition.showIf }),
        }),
      );
  }
  if (remembering.length > 0)
    left.report(texts.again({ names: listNames(remembering) }));
  const tooMany = texts.questions.tooMany({ max: questionsMax });
  return {
    title: read("title", titleMax),
    instructions: read("description", instructionsMax),
    questions: left.takeFirst(questions, questionsMax, tooMany),
  };
}

/** An element with its context and display name. */
interface Naming {
  readonly item: Json;
  readonly where: string;
  readonly triggers: Triggers;
  readonly source: Json;
  readonly element: Element;
}

function nameOf({ item, where, triggers, source, element }: Naming) {
  const name = typeof item.name === "string" ? item.name : "";
  return {
    name,
    where,
    asked: element.visibleIf,
    scale: false,
    differs: isAnsweredOtherwise(item) || triggers.touches(name),
    forgotten: isForgotten(source, element),
  };
}

/**
 * Whether an answer is discarded once its question is no longer asked, as it is
 * in this product.
 */
function isForgotten(
  { clearInvisibleValues }: Json,
  { item, around }: Element,
): boolean {
  const { clearIfInvisible: own = "default" } = item;
  const when = own === "default" ? clearInvisibleValues : own;
  return (
    when === "onHiddenContainer" || (when === "onHidden" && around.length === 0)
  );
}

/** A question that is not shown has no answer, unless the file fills it in. */
function nameHidden(naming: Naming): Named[] {
  const named = nameOf(naming);
  const base = { ...named, place: null, values: [], several: false };
  return named.differs ? [] : [base];
}

/** What rules can refer to: a question, or each row of a table. */
function namesOf(
  naming: Naming,
  found: readonly ReadQuestion[],
  place: number,
): Named[] {
  const named = nameOf(naming);
  const isTable = naming.item.type === "matrix";
  return found
    .slice(0, isTable ? found.length : 1)
    .map(({ row, values, question }, index) => ({
      ...named,
      ...(isTable && { name: `${named.name}.${row}` }),
      place: place + index,
      values,
      several: question.allowMultiple,
      scale: question.form?.kind === "scale",
    }));
}

/** Reports conditions that differ between the file and this product. */
function reportCondition(
  { untaken, by }: ReadCondition,
  { where }: Naming,
  left: Texts,
): void {
  if (untaken.length > 0)
    left.report(texts.visibleIf({ where, condition: formatList(untaken) }));
  for (const named of by)
    if (named.differs) left.report(texts.goesBy({ where, other: named.where }));
}

/** Whether the file uses an answer to a question that is no longer asked. */
function remembers({ by }: ReadCondition, { element }: Naming): boolean {
  return by.some(
    ({ place, asked, forgotten }) =>
      place !== null &&
      !forgotten &&
      asked.some((text) => !element.visibleIf.includes(text)),
  );
}

type Around = Pick<NonNullable<DraftQuestion["form"]>, "section" | "showIf">;

/**
 * A question with its context; the text question of "other" refers to the
 * choice before it and nothing else.
 */
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

/** The title of a table becomes the heading of its rows. */
function sectionOf(
  item: Json,
  section: Section | null,
  where: string,
  left: Texts,
): Section | null {
  if (item.type !== "matrix" || item.titleLocation === "hidden") return section;
  const read = (name: string, max: number) =>
    left.readLocalized(item[name], where, name, max);
  const heading = read("title", limits.formWordMax);
  const text = read("description", limits.instructionsMax);
  return heading === "" && text === ""
    ? section
    : joinSections(section, { heading, text, page: false });
}
