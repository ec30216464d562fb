import type * as english from "./results-texts.ts";
import type { Words } from "./words.ts";

export const resultsTexts: Words<typeof english.resultsTexts> = {
  inGroups: (first, group) =>
    `تظهر النتائج عندما يبلغ عدد الإجابات ${first}، في مجموعات لا يقل عدد كل منها عن ${group}، ولا تظهر واحدة واحدة أبدًا.`,
};
