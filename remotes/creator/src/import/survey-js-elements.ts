import type { Section } from "@nearsay/core/contract";
import { limits } from "@nearsay/core/contract";
import { fileImport as texts } from "#messages";
import { type Json, isJson, listOf } from "./opened-survey.ts";
import { settingNames, reportSettings } from "./survey-js-settings.ts";
import type { Texts } from "./survey-js-text.ts";

/** Maximum depth of nested panels. */
const depthMax = 20;

const common = [
  ...["name", "title", "description", "elements", "visibleIf"],
  ...settingNames,
];
const pageNames = new Set([...common, "questions"]);
const panelNames = new Set([...common, "type"]);

/** A question with its context. */
export interface Element {
  readonly item: Json;
  /** The section that starts with it. */
  readonly section: Section | null;
  /** Whether it is never asked. */
  readonly hidden: boolean;
  /** All conditions for asking it: those of its containers and its own. */
  readonly visibleIf: readonly string[];
  /** The conditions of its containers. */
  readonly around: readonly string[];
}

/** The context of an element. */
interface Around {
  readonly hidden: boolean;
  readonly visibleIf: readonly string[];
}

/** Every question of a SurveyJS survey in order, including those in panels. */
export function listElements(source: Json, left: Texts): Element[] {
  const found: Element[] = [];
  let section: Section | null = null;

  /** The heading of a container is read before those of its children. */
  function begin(of: Json, where: string, page: boolean): void {
    const read = (name: string, max: number) =>
      left.readLocalized(of[name], where, name, max);
    const heading = read("title", limits.formWordMax);
    const text = read("description", limits.instructionsMax);
    if (heading === "" && text === "" && !page) return;
    section = joinSections(section, { heading, text, page });
  }

  function collect(
    list: readonly unknown[],
    depth: number,
    around: Around,
  ): void {
    for (const item of list) {
      if (!isJson(item)) left.report(texts.unreadable({ where: texts.survey }));
      else if (item.type !== "panel") {
        const own = within(around, item);
        found.push({ item, ...own, section, around: around.visibleIf });
        if (!own.hidden) section = null;
      } else if (depth === depthMax) left.report(texts.questions.tooDeep);
      else open(item, left.nameOf(item, texts.panel), depth + 1, around);
    }
  }

  function open(item: Json, where: string, depth: number, around: Around) {
    const own = within(around, item);
    const isPage = depth === 0;
    if (!own.hidden) {
      left.checkNames(item, where, isPage ? pageNames : panelNames);
      reportSettings(item, where, left);
      begin(item, where, isPage && found.some(({ hidden }) => !hidden));
    }
    collect(listOf(item.elements), depth, own);
    if (isPage) collect(listOf(item.questions), depth, own);
  }

  const all: Around = { hidden: false, visibleIf: [] };
  for (const [index, page] of listOf(source.pages).entries()) {
    const where = texts.page({ number: index + 1 });
    if (!isJson(page)) left.report(texts.unreadable({ where }));
    else open(page, left.nameOf({ title: page.title }, where), 0, all);
  }
  collect(listOf(source.elements), 0, all);
  collect(listOf(source.questions), 0, all);
  return found;
}

/** A hidden element is shown if its own expression is true. */
function within(around: Around, { visible, visibleIf }: Json): Around {
  const isAsked = typeof visibleIf === "string" && visibleIf.trim() !== "";
  return {
    hidden: around.hidden || (visible === false && !isAsked),
    visibleIf: isAsked ? [...around.visibleIf, visibleIf] : around.visibleIf,
  };
}

/**
 * Joins sections that start at the same question: the heading of the container
 * comes before those of its children.
 */
export function joinSections(
  before: Section | null,
  begun: Section | null,
): Section | null {
  if (before === null || begun === null) return before ?? begun;
  const words = [before.text, before.heading && begun.heading, begun.text];
  return {
    heading: before.heading || begun.heading,
    text: words.filter((word) => word !== "").join("\n"),
    page: before.page || begun.page,
  };
}
