import { importTexts as texts } from "../import-texts.ts";
import type { LeftOut } from "./left-out.ts";
import { isJson } from "./opened-survey.ts";

/** A text of SurveyJS, which may be there in several languages: its own first, else the first one. */
export function readLocalized(
  value: unknown,
  where: string,
  name: string,
  max: number,
  left: LeftOut,
): string {
  if (!isJson(value)) return left.readText(value, where, name, max);
  const languages = Object.keys(value);
  if (languages.length > 1) left.tell(texts.languages(where, name));
  const own = Object.hasOwn(value, "default") ? "default" : languages[0];
  const text = own === undefined ? undefined : value[own];
  return left.readText(text, where, name, max);
}
