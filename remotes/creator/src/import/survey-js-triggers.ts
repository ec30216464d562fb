import { fileImport as texts } from "#messages";
import { listNames } from "./list-names.ts";
import { isJson, type Json, listOf } from "./opened-survey.ts";
import type { Items } from "./survey-js-options.ts";
import type { Texts } from "./survey-js-text.ts";

/** What a SurveyJS survey does automatically after an answer, which is not supported here. */
export class Triggers {
  readonly #touched = new Set<string>();

  /** @param items Its questions by name. */
  constructor(source: Json, items: Items, left: Texts) {
    for (const trigger of listOf(source.triggers)) {
      if (!isJson(trigger)) continue;
      const names = namesIn(trigger);
      const titles = names.map((name) => {
        const item = items.get(name);
        return item ? left.nameOf(item, name) : texts.named({ title: name });
      });
      for (const name of names) this.#touched.add(name);
      left.report(
        texts.trigger({ names: listNames([String(trigger.type), ...titles]) }),
      );
    }
  }

  /** Whether a trigger answers, shows or hides a question. */
  touches(name: string): boolean {
    return this.#touched.has(name);
  }
}

function namesIn({ setToName, gotoName, questions, pages }: Json): string[] {
  const named = [setToName, gotoName, ...listOf(questions), ...listOf(pages)];
  return named.filter(
    (name): name is string => typeof name === "string" && name !== "",
  );
}
