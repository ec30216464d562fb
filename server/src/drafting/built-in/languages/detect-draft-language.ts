import { type Language, countStopwords } from "../../../base/text/stopwords.ts";
import { fold, words } from "../../../base/text/words.ts";
import type { DraftLanguage } from "./draft-language.ts";

const tags: Partial<Record<Language, DraftLanguage>> = {
  eng: "en",
  deu: "de",
  spa: "es",
  fra: "fr",
  tur: "tr",
  ukr: "uk",
  ara: "ar",
};

/** The list of stopwords of a drafting language. */
export function stopwordsOf(language: DraftLanguage): Language {
  const [name] = Object.entries(tags).find(([, tag]) => tag === language) ?? [];
  return name as Language;
}

/**
 * Words of surveys and their settings that no stopword list contains, and
 * letters that only one language uses.
 */
const signs: readonly [DraftLanguage, RegExp][] = [
  [
    "de",
    /ß|(?<!\p{L})(?:umfrage|bitte|hallo|sch[uü]l\p{L}*|stra(?:ss|ß)en?\p{L}*|spielplatz\p{L}*|verein\p{L}*|wann|oder|neu)(?!\p{L})/giu,
  ],
  [
    "es",
    /[¿¡ñ]|(?<!\p{L})(?:encuesta|favor|hola|barrio|vecinos|escuela|colegio|calle|reuni[oó]n|ruido|tienda|\p{L}+ci[oó]n)(?!\p{L})/giu,
  ],
  [
    "fr",
    /[œ«»]|(?<!\p{L})(?:sondage|svp|bonjour|salut|merci|[ée]cole|quartier|rue|cantine|mairie|magasin|r[ée]union)(?!\p{L})|(?<!\p{L})(?:l|d|qu|j|c)['’](?=\p{L})/giu,
  ],
  [
    "tr",
    /[ğış]|(?<!\p{L})(?:anket|l[uü]tfen|merhaba|okul\p{L}*|sokak|mahalle\p{L}*|toplant\p{L}+|belediye|\p{L}+(?:lar|ler)[ıi]?)(?!\p{L})/giu,
  ],
  [
    "uk",
    /[іїєґ]|(?<!\p{L})(?:опитування|будь|ласка|чи|вулиц\p{L}+|сусід\p{L}*)(?!\p{L})/giu,
  ],
  [
    "ar",
    /(?<!\p{L})(?:هل|استطلاع|استبيان|نريد|أريد|شارع\p{L}*|الحي|مدرسة|رأيك\p{L}?)(?!\p{L})/giu,
  ],
  [
    "en",
    /(?<!\p{L})(?:survey|please|hello|school|street|meeting|neighbou?rs?)(?!\p{L})/giu,
  ],
];

/** Letters that English uses only in loanwords. */
const notEnglish = /[^\P{L}A-Za-z]/u;

/**
 * The drafting language of a text; null for any other language. A text without
 * known words counts as English if its letters are.
 */
export function detectDraftLanguage(text: string): DraftLanguage | null {
  // A single letter is a word in too many languages.
  const found = words(fold(text)).filter((word) => word.length > 1);
  let others = 0;
  const votes = new Map<DraftLanguage, number>();
  const vote = (language: DraftLanguage, hits: number) =>
    votes.set(language, (votes.get(language) ?? 0) + hits);
  for (const { language, hits } of countStopwords(found)) {
    const tag = tags[language];
    if (tag === undefined) others = Math.max(others, hits);
    else vote(tag, hits);
  }
  for (const [language, sign] of signs) {
    vote(language, text.match(sign)?.length ?? 0);
  }
  const [best] = [...votes].sort(([, one], [, other]) => other - one);
  const [language, hits] = best ?? [null, 0];
  if (hits > 0) return hits >= others ? language : null;
  return others === 0 && !notEnglish.test(text) ? "en" : null;
}
