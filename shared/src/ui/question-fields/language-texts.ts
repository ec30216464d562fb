import { formatCount, plural } from "../../domain/index.ts";

/** What the form says of the languages that a survey is in. */
export const languageTexts = {
  label: "Language of the questions",
  missing: (count: number, original: string) =>
    plural(count, {
      one: `1 text is not translated and stands in the original: ${original}.`,
      other: `${formatCount(count)} texts are not translated and stand in the original: ${original}.`,
    }),
};
