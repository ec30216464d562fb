import type { Words } from "@nearsay/core/domain";
import type { texts as english } from "./english.ts";

export const texts: Words<typeof english> = {
  closed: (day) => `أُغلق في ${day}.`,
  opens: (day) => `يُفتح في ${day}.`,
  open: (day) => `مفتوح حتى ${day}.`,
  openOr: (day, quota) => `مفتوح حتى ${day} أو حتى بلوغ ${quota} ردًا.`,
  counts: (responses, posts) => `الردود: ${responses}. المشاركات: ${posts}.`,
  named: (name, country) => `المكان: ${name}، ${country}.`,
  point: "المكان: مربع بنحو كيلومتر بلا اسم.",
  scope: {
    first: (km) => `يظهر أولًا لمن هم ضمن ${km} كم.`,
    only: (km) => `تدرجه القوائم لمن هم ضمن ${km} كم فقط.`,
    answer: (km) => `لا يجيب عنه إلا من هم ضمن ${km} كم.`,
  },
  counted: {
    rings: "يُحتسب مصدر إجابات من يوافقون: هنا وفي أماكن أخرى.",
    map: "يُحتسب مصدر إجابات من يوافقون: على خريطة.",
  },
  answer: (address) => `أجب على <${address}>.`,
  read: (address) => `تابع القراءة على <${address}>.`,
  questions: "الأسئلة",
};
