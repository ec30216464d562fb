import {
  type SurveyLanguage,
  readSurveyLanguage,
} from "@nearsay/core/contract";
import { clipText, lengthOf } from "@nearsay/core/forms";
import { fileImport as texts } from "#messages";
import { listNames } from "./list-names.ts";

/** What could not be imported from a file, one sentence each. */
export class LeftOut {
  readonly #reported = new Set<string>();
  readonly #looks = new Set<string>();

  /** What changes who is asked what, or what counts. */
  get sentences(): readonly string[] {
    return [...this.#reported].slice(0, sentencesMax);
  }

  /** What changes only appearance. */
  get looks(): readonly string[] {
    return [...this.#looks].slice(0, sentencesMax);
  }

  report(sentence: string): void {
    this.#reported.add(clipText(sentence, sentenceMax));
  }

  reportLook(sentence: string): void {
    this.#looks.add(clipText(sentence, sentenceMax));
  }

  /** A text of at most `max` code points; empty if there is none. */
  readText(value: unknown, where: string, name: string, max: number): string {
    if (value === undefined || value === null) return "";
    const text = typeof value === "number" ? String(value) : value;
    if (typeof text !== "string") {
      this.report(texts.noText({ where, name }));
      return "";
    }
    if (lengthOf(text) > max) this.report(texts.cut({ where, name, max }));
    return clipText(text, max);
  }

  /** The value if it is known, otherwise the first known one. */
  readChoice<const Known extends string>(
    value: unknown,
    where: string,
    name: string,
    known: readonly [Known, ...Known[]],
  ): Known {
    const found = known.find((one) => one === value);
    if (found === undefined && value !== undefined)
      this.report(texts.noChoice({ where, name }));
    return found ?? known[0];
  }

  /** The language of a tag, ignoring its region; null if there is none, or an unknown one. */
  readLanguage(
    value: unknown,
    where: string,
    name: string,
  ): SurveyLanguage | null {
    const [tag] = typeof value === "string" ? value.split("-") : [value];
    const language = readSurveyLanguage(tag);
    if (language === null && value !== undefined && says(value))
      this.report(texts.noChoice({ where, name }));
    return language;
  }

  /** The first `max` items; reports the sentence if there are more. */
  takeFirst<Item>(items: readonly Item[], max: number, more: string): Item[] {
    if (items.length > max) this.report(more);
    return items.slice(0, max);
  }

  /** Reports properties that are not known. */
  checkNames(
    source: Readonly<Record<string, unknown>>,
    where: string,
    known: ReadonlySet<string>,
  ): void {
    const names = Object.keys(source).filter(
      (name) => !known.has(name) && says(source[name]),
    );
    if (names.length > 0)
      this.report(
        texts.settings({ where, names: listNames(names.slice(0, namesMax)) }),
      );
  }
}

const sentenceMax = 1000;
/** Limits, so that the lists stay small enough to store with a draft. */
const sentencesMax = 500;
const namesMax = 20;

/** Whether a value has an effect: an option that is off or empty has none. */
export function says(value: unknown): boolean {
  if (value === null || value === false || value === "") return false;
  return !(Array.isArray(value) && value.length === 0);
}
