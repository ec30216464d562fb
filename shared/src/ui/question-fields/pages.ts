import type { Question, Section } from "../../contract/index.ts";

/** Questions under one heading, or under none. */
export interface Group {
  section: Section | null;
  /** The question that it begins with, whether or not it is asked. */
  first: Question;
  questions: Question[];
}

export type Page = Group[];

/**
 * The pages and groups that have something to ask. Questions that are shown
 * within another question are not included.
 * @param isPhone Whether each ranking and each set of statements gets a page of
 *   its own.
 */
export function pagesOf(
  questions: readonly Question[],
  asked: readonly Question[],
  isPhone = false,
): Page[] {
  const pages: Page[] = [];
  const isAsked = new Set(asked);
  let page: Page = [];
  for (const question of questions) {
    const { section, within } = question.form;
    if (section?.page || pages.length === 0) pages.push((page = []));
    if (section !== null || page.length === 0)
      page.push({ section, first: question, questions: [] });
    if (isAsked.has(question) && !within) page.at(-1)?.questions.push(question);
  }
  const filled = pages
    .map((each) => each.filter((group) => group.questions.length > 0))
    .filter((each) => each.length > 0);
  return isPhone ? filled.flatMap(splitPage) : filled;
}

function splitPage(page: Page): Page[] {
  const pages: Page[] = [];
  let before: string | undefined;
  for (const group of page)
    for (const question of group.questions) {
      const screen = screenOf(question);
      if (screen !== before) pages.push([]);
      before = screen;
      addTo(pages.at(-1) ?? [], group, question);
    }
  return pages;
}

/** Successive questions with the same value share a screen. */
function screenOf(question: Question): string {
  if (isStatement(question)) return "statements";
  return question.form.kind === "ranking" ? question.id : "";
}

function addTo(page: Page, group: Group, question: Question): void {
  const last = page.at(-1);
  if (last?.first === group.first) last.questions.push(question);
  else page.push({ ...group, questions: [question] });
}

/** Single questions, and successive statements as one set. */
export function partsOf(questions: readonly Question[]): Question[][] {
  const parts: Question[][] = [];
  for (const question of questions) {
    const last = parts.at(-1);
    const joins = isStatement(question) && last?.every(isStatement);
    if (joins) last?.push(question);
    else parts.push([question]);
  }
  return parts;
}

export function isStatement({ type, form }: Question): boolean {
  return type !== "unanswerable" && form.kind === "statement";
}
