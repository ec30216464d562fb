import type { SurveyKey } from "./survey-repository.ts";

/** The survey that a page is about: null on a page of none. What can be no survey's is the key of none. */
export function surveyKeyOf(pathname: string): SurveyKey | null {
  const [, key] = /^\/surveys\/([^/]+)\/?$/.exec(pathname) ?? [];
  if (key === undefined) return null;
  if (/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(key))
    return { uuid: key };
  return { id: /^\d{1,15}$/.test(key) ? Number(key) : 0 };
}
