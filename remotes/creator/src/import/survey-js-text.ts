import type { SurveyLanguage } from "@nearsay/core/contract";
import { truncate } from "@nearsay/core/domain";
import { importTexts as texts } from "../import-texts.ts";
import { LeftOut, says } from "./left-out.ts";
import { type Json, isJson } from "./opened-survey.ts";
import { defaultKey, languageOfKey } from "./survey-js-language.ts";
import { looks } from "./survey-js-looks.ts";

/** Stands before a text that is there in the language that is read; no person writes it. */
const mark = "\uE000";

/** Stands for an earlier answer, or for anything else that SurveyJS puts in place of a name in braces. */
const piped = /\{[^{}:]*[^{}:\s][^{}:]*\}/g;

/** Of a title that a sentence names. */
const titleMax = 80;

/**
 * Texts of a SurveyJS survey, each of which may be there in several languages,
 * read in its own language or in another.
 */
export class Texts extends LeftOut {
  /** Under which texts are found beside those of its own language. */
  readonly keys = new Set<string>();
  readonly #own: string;
  readonly #wanted: SurveyLanguage | null;
  readonly #told: LeftOut | null;

  /**
   * @param source The survey.
   * @param told Who hears what could not be taken; null for nobody.
   * @param wanted Another language than its own; what is missing in that is read in its own.
   */
  constructor(
    { locale }: Json,
    told: LeftOut | null,
    wanted: SurveyLanguage | null = null,
  ) {
    super();
    this.#own = typeof locale === "string" && locale ? locale : defaultKey;
    this.#told = told;
    this.#wanted = wanted;
  }

  override tell(sentence: string): void {
    this.#told?.tell(sentence);
  }

  override tellLook(sentence: string): void {
    this.#told?.tellLook(sentence);
  }

  /** As people read it, in quotation marks. @param otherwise Where it has neither title nor name. */
  nameOf({ title, name }: Json, otherwise: string): string {
    const own = isJson(title) ? title[this.#ownKey(title) ?? ""] : title;
    const said = [own, name].find(
      (each) => typeof each === "string" && each.trim() !== "",
    );
    return typeof said === "string"
      ? texts.named(truncate(said.replace(piped, "…").trim(), titleMax))
      : otherwise;
  }

  /** No person reads the name of a question in braces. */
  override readText(
    value: unknown,
    where: string,
    name: string,
    max: number,
  ): string {
    this.#tellPiped(value, where);
    const text = typeof value === "string" ? value.replace(piped, "…") : value;
    return super.readText(text, where, name, max);
  }

  #tellPiped(value: unknown, where: string): void {
    const found = typeof value === "string" ? value.match(piped) : null;
    for (const braced of found ?? [])
      this.tell(texts.piped(where, braced.slice(1, -1).trim()));
  }

  override checkNames(
    source: Json,
    where: string,
    known: ReadonlySet<string>,
  ): void {
    const unknown = Object.keys(source).filter(
      (name) => !known.has(name) && says(source[name]),
    );
    const seen = unknown.filter((name) => looks.has(name));
    if (seen.length > 0) this.tellLook(texts.settings(where, seen));
    const others = unknown.filter((name) => !looks.has(name));
    if (others.length > 0) this.tell(texts.notTaken(where, others));
  }

  readLocalized(
    value: unknown,
    where: string,
    name: string,
    max: number,
  ): string {
    if (!isJson(value)) return this.readText(value, where, name, max);
    const own = this.#ownKey(value);
    const others = Object.keys(value).filter((key) => key !== own);
    for (const key of others) {
      this.keys.add(key);
      this.#tellPiped(value[key], where);
    }
    const key = others.find(
      (each) => this.#wanted !== null && languageOfKey(each) === this.#wanted,
    );
    const said =
      key === undefined ? "" : this.readText(value[key], where, name, max);
    if (said !== "") return mark + said;
    return this.readText(own && value[own], where, name, max);
  }

  /** Where a text is not there in the survey's language, people read that of SurveyJS's own, else any. */
  #ownKey(value: Json): string | undefined {
    const [first] = Object.keys(value);
    return (
      [this.#own, defaultKey].find((key) => Object.hasOwn(value, key)) ?? first
    );
  }
}

/** A text as `Texts` read it in the language that was wanted; empty where it is missing there. */
export function wantedText(read: string): string {
  return read.includes(mark) ? read.replaceAll(mark, "") : "";
}
