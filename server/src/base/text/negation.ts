import type { Language } from "./stopwords.ts";

const list = (text: string): ReadonlySet<string> => new Set(text.split(" "));

/** Words that turn the one after them round. */
const negators: Partial<Record<Language, ReadonlySet<string>>> = {
  eng: list("not no never without nor cannot dont"),
  deu: list("nicht kein keine keinen keinem keiner nie niemals ohne"),
  fra: list("pas jamais sans aucun aucune"),
  spa: list("no nunca sin"),
  por: list("não nunca sem"),
  ita: list("non mai senza"),
  nld: list("niet geen nooit zonder"),
  swe: list("inte ingen inget inga aldrig utan"),
  dan: list("ikke ingen intet aldrig uden"),
  nob: list("ikke ingen aldri uten"),
  fin: list("ei en eivät"),
  pol: list("nie bez żaden"),
  ces: list("ne bez"),
  hun: list("nem nincs"),
  ron: list("nu fără"),
  ind: list("tidak bukan tanpa"),
  vie: list("không chưa"),
  rus: list("не нет без"),
  ukr: list("не немає без"),
  ell: list("δεν όχι χωρίς"),
  ara: list("لا ليس غير بدون"),
  zho: list("不 没 没有"),
};

/** @param word Folded. */
export function isNegator(word: string, language: Language | null): boolean {
  if (word.endsWith("n't")) return true;
  return language !== null && negators[language]?.has(word) === true;
}
