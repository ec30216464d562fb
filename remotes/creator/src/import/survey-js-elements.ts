import { importTexts as texts } from "../import-texts.ts";
import type { LeftOut } from "./left-out.ts";
import { type Json, isJson, listOf } from "./opened-survey.ts";

/** So many panels stand within each other at most. */
const depthMax = 20;

const pageNames = new Set(["name", "elements", "questions"]);
const panelNames = new Set(["type", "name", "elements"]);

/** Every question of a SurveyJS survey in its order, those in panels too. */
export function listElements(source: Json, left: LeftOut): Json[] {
  const found: Json[] = [];

  function collect(list: readonly unknown[], depth: number): void {
    for (const item of list) {
      if (!isJson(item)) left.tell(texts.unreadable(texts.survey));
      else if (item.type !== "panel") found.push(item);
      else if (depth === depthMax) left.tell(texts.questions.tooDeep);
      else {
        left.checkNames(item, texts.panel, panelNames);
        collect(listOf(item.elements), depth + 1);
      }
    }
  }

  function collectAll(of: Json): void {
    collect(listOf(of.elements), 0);
    collect(listOf(of.questions), 0);
  }

  for (const [index, page] of listOf(source.pages).entries()) {
    const where = texts.page(index + 1);
    if (!isJson(page)) left.tell(texts.unreadable(where));
    else {
      left.checkNames(page, where, pageNames);
      collectAll(page);
    }
  }
  collectAll(source);
  return found;
}
