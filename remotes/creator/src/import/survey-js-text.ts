import type { SurveyLanguage } from "@nearsay/core/contract";
import { truncate } from "@nearsay/core/forms";
import { fileImport as texts } from "#messages";
import { LeftOut, says } from "./left-out.ts";
import { listNames } from "./list-names.ts";
import { type Json, isJson } from "./opened-survey.ts";
import { defaultKey, languageOfKey } from "./survey-js-language.ts";
import { looks } from "./survey-js-looks.ts";

/**
 * Precedes a text that exists in the requested language; a private-use
 * character that people do not write.
 */
const mark = "\uE000";

/** Matches a name in braces, which SurveyJS replaces by an earlier answer or another value. */
const piped = /\{[^{}:]*[^{}:\s][^{}:]*\}/g;

/** Maximum length of a title quoted in a message. */
const titleMax = 80;

/**
 * Texts of a SurveyJS survey, each of which may exist in several languages,
 * read in the survey's own language or in another.
 */
export class Texts extends LeftOut {
  /** Keys of texts in languages other than the survey's own. */
  readonly keys = new Set<string>();
  readonly #own: string;
  readonly #wanted: SurveyLanguage | null;
  readonly #reports: LeftOut | null;

  /**
   * `reports` receives what could not be imported, unless it is null.
   * @param source The survey.
   * @param wanted A language other than its own; missing texts are read in its
   * own.
   */
  constructor(
    { locale }: Json,
    reports: LeftOut | null,
    wanted: SurveyLanguage | null = null,
  ) {
    super();
    this.#own = typeof locale === "string" && locale ? locale : defaultKey;
    this.#reports = reports;
    this.#wanted = wanted;
  }

  override report(sentence: string): void {
    this.#reports?.report(sentence);
  }

  override reportLook(sentence: string): void {
    this.#reports?.reportLook(sentence);
  }

  /**
   * The displayed title or name, in quotation marks.
   * @param otherwise Used if it has neither title nor name.
   */
  nameOf({ title, name }: Json, otherwise: string): string {
    const own = isJson(title) ? title[this.#ownKey(title) ?? ""] : title;
    const text = [own, name].find(
      (each) => typeof each === "string" && each.trim() !== "",
    );
    return typeof text === "string"
      ? texts.named({
          title: truncate(text.replace(piped, "…").trim(), titleMax),
        })
      : otherwise;
  }

  /** A question's name in braces is not meant for readers. */
  override readText(
    value: unknown,
    where: string,
    name: string,
    max: number,
  ): string {
    this.#reportPiped(value, where);
    const text = typeof value === "string" ? value.replace(piped, "…") : value;
    return super.readText(text, where, name, max);
  }

  #reportPiped(value: unknown, where: string): void {
    const found = typeof value === "string" ? value.match(piped) : null;
    for (const braced of found ?? [])
      this.report(texts.piped({ where, name: braced.slice(1, -1).trim() }));
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
    if (seen.length > 0)
      this.reportLook(texts.settings({ where, names: listNames(seen) }));
    const others = unknown.filter((name) => !looks.has(name));
    if (others.length > 0)
      this.report(texts.notTaken({ where, names: listNames(others) }));
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
      this.#reportPiped(value[key], where);
    }
    const key = others.find(
      (each) => this.#wanted !== null && languageOfKey(each) === this.#wanted,
    );
    const text =
      key === undefined ? "" : this.readText(value[key], where, name, max);
    if (text !== "") return mark + text;
    return this.readText(own && value[own], where, name, max);
  }

  /**
   * If a text does not exist in the survey's language, the SurveyJS default
   * language is shown, otherwise any.
   */
  #ownKey(value: Json): string | undefined {
    const [first] = Object.keys(value);
    return (
      [this.#own, defaultKey].find((key) => Object.hasOwn(value, key)) ?? first
    );
  }
}

/** A text that `Texts` read in the requested language; empty if it is missing there. */
export function wantedText(read: string): string {
  return read.includes(mark) ? read.replaceAll(mark, "") : "";
}
