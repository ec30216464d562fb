import {
  type Language,
  languageCookie,
  languageParameter,
} from "@nearsay/core/contract";

const year = 365 * 24 * 60 * 60;

/**
 * Stores the choice in a cookie for the server, which renders the texts, and
 * reloads the page in the language.
 */
export function chooseLanguage(language: Language): void {
  const secure = location.protocol === "https:" ? "; secure" : "";
  document.cookie = `${languageCookie}=${language}; path=/; max-age=${year}; samesite=lax${secure}`;
  const url = new URL(location.href);
  // A language in the address would override the choice.
  url.searchParams.delete(languageParameter);
  if (url.href === location.href) location.reload();
  else location.replace(url);
}
