import { formatCount, plural } from "../../domain/index.ts";
import type { Words } from "../../domain/words.ts";
import type { languageTexts as english } from "./language-texts.ts";

export const languageTexts: Words<typeof english> = {
  label: "Мова запитань",
  missing: (count, original) =>
    plural(count, {
      one: `${formatCount(count)} текст не перекладено, він подається мовою оригіналу: ${original}.`,
      few: `${formatCount(count)} тексти не перекладено, вони подаються мовою оригіналу: ${original}.`,
      many: `${formatCount(count)} текстів не перекладено, вони подаються мовою оригіналу: ${original}.`,
      other: `${formatCount(count)} тексту не перекладено, вони подаються мовою оригіналу: ${original}.`,
    }),
};
