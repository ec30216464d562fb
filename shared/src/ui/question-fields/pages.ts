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
 */
export function pagesOf(
  questions: readonly Question[],
  asked: readonly Question[],
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
  return pages
    .map((each) => each.filter((group) => group.questions.length > 0))
    .filter((each) => each.length > 0);
}
