import { plural } from "../locale.ts";

const mentions = { one: "mention", other: "mentions" };

/** What keywords are told in. Numbers arrive formatted where a count decides no wording, keywords quoted. */
export const keywordTexts = {
  noKeywords: "No keywords yet",
  mentionCount: (count: number, formatted: string) =>
    `${formatted} ${plural(count, mentions)}`,
  onlyKeyword: (keyword: string, mentions: string) =>
    `The only keyword is ${keyword}, with ${mentions}`,
  leads: (keyword: string, mentions: string, next: string, count: string) =>
    `${keyword} leads with ${mentions}, ahead of ${next} with ${count}`,
  lead: (keywords: string, mentions: string) =>
    `${keywords} lead with ${mentions} each`,
  severalLead: (count: string, mentions: string) =>
    `${count} keywords lead with ${mentions} each`,
  allLevel: (count: string, mentions: string) =>
    `All ${count} keywords are level, with ${mentions} each`,
};
