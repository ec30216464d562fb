import { formatCount, type Words } from "@nearsay/core/domain";
import type { deskPlaceTexts as english } from "./desk-place-texts.ts";

export const deskPlaceTexts: Words<typeof english> = {
  named: (name) => `المكان: ${name}.`,
  point: "المكان: مربع بنحو كيلومتر بلا اسم.",
  nowhere: "المكان: لا مكان.",
  everyone: "للجميع.",
  scope: {
    first: (km) => `يظهر أولًا لمن هم ضمن ${formatCount(km)} كم.`,
    only: (km) => `تدرجه القوائم لمن هم ضمن ${formatCount(km)} كم فقط.`,
    answer: (km) => `لا يجيب عنه إلا من هم ضمن ${formatCount(km)} كم.`,
  },
  counts: {
    none: "لا يُحتسب مصدر الإجابات.",
    rings: "يُحتسب مصدر إجابات من يوافقون: هنا وفي أماكن أخرى.",
    map: "يُحتسب مصدر إجابات من يوافقون: على خريطة.",
  },
  fixed: "لا يمكن تغيير ذلك بعد النشر.",
};
