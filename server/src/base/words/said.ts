import type { Language } from "@nearsay/core/contract";
import type { Sentence } from "./sentences.ts";

/** The names of a sentence's places: `max` of "longer than {max} characters". */
type PlaceOf<Text extends string> =
  Text extends `${string}{${infer Name}}${infer Rest}`
    ? Name | PlaceOf<Rest>
    : never;

/** What stands in a place: people's own words and numbers as they are, others as the language has them. */
export type Given = string | number | ((language: Language) => string);

/** A sentence with what stands in its places. */
export interface Said {
  readonly sentence: Sentence;
  readonly given: Readonly<Record<string, Given>>;
}

/** A sentence without a place, one with its places filled, or several in turn. */
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
