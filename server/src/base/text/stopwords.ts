import * as lists from "stopword";

/** English first. */
const languages = [
  "eng",
  "deu",
  "fra",
  "spa",
  "por",
  "ita",
  "nld",
  "swe",
  "dan",
  "nob",
  "fin",
  "pol",
  "ces",
  "hun",
  "ron",
  "tur",
  "ind",
  "vie",
  "rus",
  "ukr",
  "ell",
  "ara",
  "fas",
  "heb",
  "hin",
  "zho",
  "jpn",
  "kor",
  "tha",
] as const;

export type Language = (typeof languages)[number];

const split = (text: string) => text.split(/\s+/);

/** Stopwords that the lists do not contain. */
const alsoDropped: Partial<Record<Language, string[]>> = {
  eng: split(
    "so too just really if then there's that's it's i'm i've i'd i'll you're we're we've they're he's she's let's what's who's no not nor don't doesn't didn't isn't aren't wasn't weren't won't wouldn't can't cannot couldn't shouldn't hasn't haven't hadn't ain't when why whom whose us she its were being does done will shall may ours yours theirs were few own else both very been about again once every without within",
  ),
  spa: split("es son está están fue ser hay este esta esto mucho más y o e"),
};

/**
 * Words in the lists that are meaningful in surveys: opinions, and nouns that
 * surveys are about.
 */
const meaningful = new Set(
  split(
    `like good better best bad well
     gut gute guter gutes besser besseren besten schlecht gern lieber leicht
     lange lang klein kleine kleinen kleiner kleines groß große großen großer
     großes gross grosse grossen grosser grosses neu neue neuen früher später
     kurz genug richtig recht mensch menschen tag tage tagen jahr jahre jahren
     zeit uhr ordnung bekannt ehrlich natürlich zusammen
     bien mal mejor peor bueno buena malo mala bon bonne mieux mauvais
     bom boa mau melhor pior bene male meglio buono
     bra bäst bättre dålig dåligt god godt goda gott enkel enkelt lätt långsam
     långsamt dag dagar beslut dårlig fint
     hyvä huono dobrze dobry dobra źle dobrý dobře špatný jó jól rossz
     bine bun bună frumos iyi kötü güzel baik bagus buruk benar tốt xấu
     хорошо хороший плохо плохой добре погано`,
  ),
);

/** Each stopword with its languages, as bits in the order of `languages`. */
const languagesOf = new Map<string, number>();

for (const [place, language] of languages.entries()) {
  for (const word of [...lists[language], ...(alsoDropped[language] ?? [])]) {
    if (meaningful.has(word)) continue;
    languagesOf.set(word, (languagesOf.get(word) ?? 0) | (1 << place));
  }
}

/**
 * The number of stopwords among these folded words for each language that has
 * one, the highest first; English first among equals.
 */
export function countStopwords(
  words: readonly string[],
): { language: Language; hits: number }[] {
  const hits = new Uint16Array(languages.length);
  for (const word of words) {
    let bits = languagesOf.get(word) ?? 0;
    for (; bits !== 0; bits &= bits - 1) {
      const place = 31 - Math.clz32(bits & -bits);
      hits[place] = (hits[place] ?? 0) + 1;
    }
  }
  return languages
    .map((language, place) => ({ language, hits: hits[place] ?? 0 }))
    .filter((counted) => counted.hits > 0)
    .sort((one, other) => other.hits - one.hits);
}

/**
 * The language with the most stopwords among these folded words, English first;
 * null if there are none.
 */
export function detectLanguage(words: readonly string[]): Language | null {
  return countStopwords(words)[0]?.language ?? null;
}

/** Whether a folded word is a stopword in this language; false without a language. */
export function isStopword(word: string, language: Language | null): boolean {
  if (language === null) return false;
  const bits = languagesOf.get(word) ?? 0;
  return (bits & (1 << languages.indexOf(language))) !== 0;
}
