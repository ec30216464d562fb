import type { Language } from "@nearsay/core/contract";
import type { Sentence } from "./sentences.ts";

/** The names of a sentence's placeholders: `max` of "longer than {max} characters". */
type PlaceOf<Text extends string> =
  Text extends `${string}{${infer Name}}${infer Rest}`
    ? Name | PlaceOf<Rest>
    : never;

/**
 * The value of a placeholder: text of users and numbers are inserted unchanged,
 * functions return text in the reader's language.
 */
export type Given = string | number | ((language: Language) => string);

/** A sentence with the values of its placeholders. */
export interface Said {
  readonly sentence: Sentence;
  readonly given: Readonly<Record<string, Given>>;
}

/** A sentence without placeholders, one with their values, or several one after the other. */
export type Message =
  | {
      [Each in Sentence]: [PlaceOf<Each>] extends [never] ? Each : never;
    }[Sentence]
  | Said
  | readonly Said[];

export function said<Each extends Sentence>(
  sentence: Each,
  given: Readonly<Record<PlaceOf<Each>, Given>>,
): Said {
  return { sentence, given };
}
