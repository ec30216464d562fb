import { embedPaths } from "@nearsay/core/contract";
import { direction, elementTexts, language } from "./words.ts";

/** What the element says, and in which language. */
export interface Spoken {
  language: string;
  direction: string;
  elementTexts: typeof elementTexts;
}

/** What every page has from the start. */
export const english: Spoken = { language, direction, elementTexts };

/** Most languages that are asked for. */
const languagesMax = 9;

/**
 * Languages in which a survey should be read, the most wanted first, as `de,en`:
 * its own `lang` alone, so that a preload can name it; else that of the page
 * around, then those of the browser. None comes after English, which every site
 * offers.
 */
export function languagesFor(element: HTMLElement): string {
  const around = element.closest<HTMLElement>('[lang]:not([lang=""])');
  const asked = element.lang
    ? [element.lang]
    : [around?.lang ?? "", ...navigator.languages];
  const tags = asked.flatMap(
    (tag) => /^[a-z]{2,3}(?![^-])/.exec(tag.toLowerCase()) ?? [],
  );
  if (element.lang && tags.length > 0) return tags.join();
  const wanted = [...new Set(tags), english.language];
  const last = wanted.indexOf(english.language) + 1;
  return wanted.slice(0, Math.min(last, languagesMax)).join();
}

/** For an address where leaving it out stands for English. */
export function askedFor(languages: string): string {
  return languages === english.language ? "" : languages;
}

/** What the element says in the first of these languages that the site offers; in English, too, where that cannot be had. */
export async function loadWords(
  site: string,
  languages: string,
): Promise<Spoken> {
  const url = `${site}${embedPaths.words}?lang=${languages}`;
  try {
    return (await import(/* webpackIgnore: true */ url)) as Spoken;
  } catch {
    return english;
  }
}
