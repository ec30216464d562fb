import {
  type SurveyLanguage,
  readSurveyLanguage,
} from "@nearsay/core/contract";
import { clipText, lengthOf } from "@nearsay/core/domain";
import { importTexts as texts } from "../import-texts.ts";

/** What could not be taken from a file, a sentence each. */
export class LeftOut {
  readonly #told = new Set<string>();
  readonly #looks = new Set<string>();

  /** What changes who is asked what, or what counts. */
  get sentences(): readonly string[] {
    return [...this.#told].slice(0, sentencesMax);
  }

  /** What changes nothing but looks. */
  get looks(): readonly string[] {
    return [...this.#looks].slice(0, sentencesMax);
  }

  tell(sentence: string): void {
    this.#told.add(clipText(sentence, sentenceMax));
  }

  tellLook(sentence: string): void {
    this.#looks.add(clipText(sentence, sentenceMax));
  }

  /** A text of at most `max` code points; empty where there is none. */
  readText(value: unknown, where: string, name: string, max: number): string {
    if (value === undefined || value === null) return "";
    const text = typeof value === "number" ? String(value) : value;
    if (typeof text !== "string") {
      this.tell(texts.noText(where, name));
      return "";
    }
    if (lengthOf(text) > max) this.tell(texts.cut(where, name, max));
    return clipText(text, max);
  }

  /** The value where it is one of those known, else the first of them. */
  readChoice<const Known extends string>(
    value: unknown,
    where: string,
    name: string,
    known: readonly [Known, ...Known[]],
  ): Known {
    const found = known.find((one) => one === value);
    if (found === undefined && value !== undefined)
      this.tell(texts.noChoice(where, name));
    return found ?? known[0];
  }

  /** The language of a tag, of whichever region; null where there is none, or none of those known. */
  readLanguage(
    value: unknown,
    where: string,
    name: string,
  ): SurveyLanguage | null {
    const [tag] = typeof value === "string" ? value.split("-") : [value];
    const language = readSurveyLanguage(tag);
    if (language === null && value !== undefined && says(value))
      this.tell(texts.noChoice(where, name));
    return language;
  }

  /** As many as there may be; the sentence where there are more. */
  takeFirst<Item>(items: readonly Item[], max: number, more: string): Item[] {
    if (items.length > max) this.tell(more);
    return items.slice(0, max);
  }

  /** Tells of what stands there beyond what is known. */
  checkNames(
    source: Readonly<Record<string, unknown>>,
    where: string,
    known: ReadonlySet<string>,
  ): void {
    const names = Object.keys(source).filter(
      (name) => !known.has(name) && says(source[name]),
    );
    if (names.length > 0)
      this.tell(texts.settings(where, names.slice(0, namesMax)));
  }
}

const sentenceMax = 1000;
/** More would be too much to keep with a draft. */
const sentencesMax = 500;
const namesMax = 20;

/** What is off or empty would change nothing. */
export function says(value: unknown): boolean {
  if (value === null || value === false || value === "") return false;
  return !(Array.isArray(value) && value.length === 0);
}
