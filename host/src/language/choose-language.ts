import {
  type Language,
  languageCookie,
  languageParameter,
} from "@nearsay/core/contract";

const year = 365 * 24 * 60 * 60;

/** Keeps the choice where the server reads it, since it is the server that speaks, and shows the page in it. */
export function chooseLanguage(language: Language): void {
  const secure = location.protocol === "https:" ? "; secure" : "";
  document.cookie = `${languageCookie}=${language}; path=/; max-age=${year}; samesite=lax${secure}`;
  const url = new URL(location.href);
  // What the address names would win over the choice.
  url.searchParams.delete(languageParameter);
  if (url.href === location.href) location.reload();
  else location.replace(url);
}
