import type { Words } from "@nearsay/core/domain";
import type { texts as english } from "./english.ts";

export const texts: Words<typeof english> = {
  closed: (day) => `أُغلق في ${day}.`,
  opens: (day) => `يُفتح في ${day}.`,
  open: (day) => `مفتوح حتى ${day}.`,
  openOr: (day, quota) => `مفتوح حتى ${day} أو حتى بلوغ ${quota} ردًا.`,
  counts: (responses, posts) => `الردود: ${responses}. المشاركات: ${posts}.`,
  answer: (address) => `أجب على <${address}>.`,
  read: (address) => `تابع القراءة على <${address}>.`,
  questions: "الأسئلة",
};
