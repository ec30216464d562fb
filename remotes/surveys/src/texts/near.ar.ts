import { formatCount, type Words } from "@nearsay/core/domain";
import type { near as english } from "./near.ts";

export const near: Words<typeof english> = {
  within: (km) => `لا يجيب إلا من هم ضمن ${formatCount(km)} كم من مكانه.`,
  ask: "اسمح بموقعك لتجيب. يُقارن بمربعات بنحو كيلومتر ولا يُحفظ مع إجاباتك.",
  button: "استخدم موقعي",
  asking: "يُسأل متصفحك…",
  near: "أنت قريب بما يكفي لتجيب.",
  far: "أنت أبعد من أن تجيب.",
  proof: "يستطيع المتصفح ادعاء أي مكان، فالقرب يُسأل عنه ولا يُثبت.",
  elsewhere:
    "لا تعرف هذه الصفحة أين أنت، لذلك لا يمكن الإجابة هنا. افتح الاستطلاع في صفحته.",
};
