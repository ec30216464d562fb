import { formatCount, plural } from "../../domain/index.ts";
import type { Words } from "../../domain/words.ts";
import type { languageTexts as english } from "./language-texts.ts";

export const languageTexts: Words<typeof english> = {
  label: "لغة الأسئلة",
  missing: (count, original) =>
    plural(count, {
      one: `نص واحد غير مترجم ويظهر بلغته الأصلية: ${original}.`,
      two: `نصان غير مترجمين ويظهران باللغة الأصلية: ${original}.`,
      few: `${formatCount(count)} نصوص غير مترجمة وتظهر باللغة الأصلية: ${original}.`,
      many: `${formatCount(count)} نصًا غير مترجم ويظهر باللغة الأصلية: ${original}.`,
      other: `${formatCount(count)} نص غير مترجم ويظهر باللغة الأصلية: ${original}.`,
    }),
};
