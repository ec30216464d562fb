import type { Words } from "@nearsay/core/domain";
import type { texts as english } from "./english.ts";

export const texts: Words<typeof english> = {
  figures: "figures.csv و figures.json: ما يراه الجميع من الردود المنشورة.",
  sides:
    "حيث لكلا الطرفين إجابات ولم تُستبعد المعلَّمة، تظهر الإجابات بالتذاكر («tickets») وإجابات سائر الناس («others») هناك وفي الرسوم إلى جانب الكل.",
  texts:
    "responses.csv و responses.jsonl: ما كتبه الناس، في كل سطر نص وسؤاله. ولا تُميَّز نصوص شخص عن نصوص غيره.",
  rows: "responses.csv و responses.jsonl: رد في كل سطر، ورقمه هو اسمه الوحيد. والسؤال الذي يقبل عدة خيارات تكون في عمود واحد يفصل بينها «; ».",
  pictures: "charts/: الأرقام في رسوم. summary.txt: الأرقام بالكلمات.",
  groups: (group) =>
    `تظهر الردود في مجموعات لا تقل عن ${group}، بلا وقت وبترتيب يُسحب بالقرعة.`,
  csv: "ملف CSV بترميز UTF-8 وفق RFC 4180. والنص الذي قد يعدّه جدول البيانات صيغة (يبدأ بـ = + - @ أو بعلامة جدولة أو بسطر جديد) تسبقه فيه فاصلة عليا؛ وهو في JSON كما كُتب.",
  rankings: "في الترتيب يعدّ «1. A» من وضع A أولًا، ويعدّ «A > B» من وضع A قبل B.",
  opens: (moment) => `وقت الفتح: ${moment}`,
  closes: (moment) => `وقت الإغلاق: ${moment}`,
  quota: (responses) => `يُغلق بعد هذا العدد من الردود: ${responses}`,
  closedMessage: (text) => `ما يقال بعد الإغلاق: ${text}`,
  thanksMessage: (text) => `ما يقال لمن أجاب: ${text}`,
  thanksLink: (address) => `إلى أين يمكنه أن يتابع: ${address}`,
  questions: "الأسئلة بالرقم الذي تسميها به JSON:",
};
