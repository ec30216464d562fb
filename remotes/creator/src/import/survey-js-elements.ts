import type { Section } from "@nearsay/core/contract";
import { limits } from "@nearsay/core/contract";
import { importTexts as texts } from "../import-texts.ts";
import { type Json, isJson, listOf } from "./opened-survey.ts";
import type { Texts } from "./survey-js-text.ts";

/** So many panels stand within each other at most. */
const depthMax = 20;

const common = ["name", "title", "description", "elements", "visibleIf"];
const pageNames = new Set([...common, "questions"]);
const panelNames = new Set([...common, "type"]);

/** A question with what stands around it. */
export interface Element {
  readonly item: Json;
  /** What begins with it. */
  readonly section: Section | null;
  /** When what is around it shows. */
  readonly visibleIf: readonly string[];
}

/** Every question of a SurveyJS survey in its order, those in panels too. */
export function listElements(source: Json, left: Texts): Element[] {
  const found: Element[] = [];
  let section: Section | null = null;

  /** The heading of what is around is said before that of what is within. */
  function begin(of: Json, where: string, page: boolean): void {
    const read = (name: string, max: number) =>
      left.readLocalized(of[name], where, name, max);
    const heading = read("title", limits.formWordMax);
    const text = read("description", limits.instructionsMax);
    if (heading === "" && text === "" && !page) return;
    const before: Section = section ?? { heading: "", text: "", page: false };
    const words = [before.text, before.heading && heading, text];
    section = {
      heading: before.heading || heading,
      text: words.filter((said) => said !== "").join("\n"),
      page: before.page || page,
    };
  }

  function collect(
    list: readonly unknown[],
    depth: number,
    around: readonly string[],
  ): void {
    for (const item of list) {
      if (!isJson(item)) left.tell(texts.unreadable(texts.survey));
      else if (item.type !== "panel") {
        found.push({ item, section, visibleIf: around });
        section = null;
      } else if (depth === depthMax) left.tell(texts.questions.tooDeep);
      else {
        left.checkNames(item, texts.panel, panelNames);
        begin(item, texts.panel, false);
        collect(listOf(item.elements), depth + 1, within(around, item));
      }
    }
  }

  function collectAll(of: Json, around: readonly string[]): void {
    collect(listOf(of.elements), 0, around);
    collect(listOf(of.questions), 0, around);
  }

  for (const [index, page] of listOf(source.pages).entries()) {
    const where = texts.page(index + 1);
    if (!isJson(page)) left.tell(texts.unreadable(where));
    else {
      left.checkNames(page, where, pageNames);
      begin(page, where, found.length > 0);
      collectAll(page, within([], page));
    }
  }
  collectAll(source, []);
  return found;
}

function within(around: readonly string[], { visibleIf }: Json) {
  return typeof visibleIf === "string" && visibleIf.trim() !== ""
    ? [...around, visibleIf]
    : around;
}
