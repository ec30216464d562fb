import type { Language } from "../contract/languages.ts";
import * as chartTexts from "./charts/texts.ts";
import * as chartTextsAr from "./charts/texts.ar.ts";
import * as chartTextsDe from "./charts/texts.de.ts";
import * as chartTextsEs from "./charts/texts.es.ts";
import * as chartTextsFr from "./charts/texts.fr.ts";
import * as chartTextsTr from "./charts/texts.tr.ts";
import * as chartTextsUk from "./charts/texts.uk.ts";
import * as kindTexts from "./charts/kind-texts.ts";
import * as kindTextsAr from "./charts/kind-texts.ar.ts";
import * as kindTextsDe from "./charts/kind-texts.de.ts";
import * as kindTextsEs from "./charts/kind-texts.es.ts";
import * as kindTextsFr from "./charts/kind-texts.fr.ts";
import * as kindTextsTr from "./charts/kind-texts.tr.ts";
import * as kindTextsUk from "./charts/kind-texts.uk.ts";
import { language, speak } from "./locale.ts";
import * as resultsTexts from "./results-texts.ts";
import * as resultsTextsAr from "./results-texts.ar.ts";
import * as resultsTextsDe from "./results-texts.de.ts";
import * as resultsTextsEs from "./results-texts.es.ts";
import * as resultsTextsFr from "./results-texts.fr.ts";
import * as resultsTextsTr from "./results-texts.tr.ts";
import * as resultsTextsUk from "./results-texts.uk.ts";
import * as texts from "./texts.ts";
import * as textsAr from "./texts.ar.ts";
import * as textsDe from "./texts.de.ts";
import * as textsEs from "./texts.es.ts";
import * as textsFr from "./texts.fr.ts";
import * as textsTr from "./texts.tr.ts";
import * as textsUk from "./texts.uk.ts";
import * as typedTexts from "./typed/typed-texts.ts";
import * as typedTextsAr from "./typed/typed-texts.ar.ts";
import * as typedTextsDe from "./typed/typed-texts.de.ts";
import * as typedTextsEs from "./typed/typed-texts.es.ts";
import * as typedTextsFr from "./typed/typed-texts.fr.ts";
import * as typedTextsTr from "./typed/typed-texts.tr.ts";
import * as typedTextsUk from "./typed/typed-texts.uk.ts";
import type { Words } from "./words.ts";

/** Exports of a module of texts: only objects, whose texts can be replaced. */
type WordsModule = Readonly<Record<string, object>>;

type Others<English> = Partial<Record<Language, Words<English>>>;

interface Spoken {
  english: object;
  /** The English texts, for those that another language lacks. */
  kept: object;
  others: Partial<Record<Language, object>>;
}

const spoken: Spoken[] = [];

/**
 * Registers a module so that `sayIn` replaces its texts: values that were
 * copied from it before stay in English.
 */
export function speaks<English extends WordsModule>(
  english: English,
  others: Others<English>,
): void {
  for (const [name, words] of Object.entries(english)) {
    const said = Object.entries(others).map(
      ([tag, module]) => [tag, (module as WordsModule)[name]] as const,
    );
    const inOthers = Object.fromEntries(said) as Spoken["others"];
    spoken.push({ english: words, kept: { ...words }, others: inOthers });
  }
}

speaks(texts, {
  ar: textsAr,
  de: textsDe,
  es: textsEs,
  fr: textsFr,
  tr: textsTr,
  uk: textsUk,
});
speaks(resultsTexts, {
  ar: resultsTextsAr,
  de: resultsTextsDe,
  es: resultsTextsEs,
  fr: resultsTextsFr,
  tr: resultsTextsTr,
  uk: resultsTextsUk,
});
speaks(chartTexts, {
  ar: chartTextsAr,
  de: chartTextsDe,
  es: chartTextsEs,
  fr: chartTextsFr,
  tr: chartTextsTr,
  uk: chartTextsUk,
});
speaks(kindTexts, {
  ar: kindTextsAr,
  de: kindTextsDe,
  es: kindTextsEs,
  fr: kindTextsFr,
  tr: kindTextsTr,
  uk: kindTextsUk,
});
speaks(typedTexts, {
  ar: typedTextsAr,
  de: typedTextsDe,
  es: typedTextsEs,
  fr: typedTextsFr,
  tr: typedTextsTr,
  uk: typedTextsUk,
});

/**
 * Runs a function in a language, for a server with readers of many languages:
 * texts, numbers, dates and lists. It is synchronous, so that no other reader's
 * language changes; the function must not be async or defer work.
 */
export function sayIn<T>(
  tag: Language,
  say: () => T extends PromiseLike<unknown> ? never : T,
): T {
  const before = language as Language;
  take(tag);
  try {
    return say();
  } finally {
    take(before);
  }
}

function take(tag: Language): void {
  if (tag === language) return;
  speak(tag);
  for (const { english, kept, others } of spoken)
    Object.assign(english, others[tag] ?? kept);
}
