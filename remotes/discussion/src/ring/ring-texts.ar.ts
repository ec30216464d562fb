import type { Words } from "@nearsay/core/domain";
import type { texts as english } from "./ring-texts.ts";

export const texts: Words<typeof english> = {
  say: {
    here: "قل إنني أكتب من هنا",
    near: "قل إنني أكتب من نطاق 10 كم",
    region: "قل إنني أكتب من نطاق 50 كم",
    far: "قل إنني أكتب من مكان أبعد",
  },
  hint: "بالنسبة إلى مكان الاستطلاع. يراه كل من يقرأ المشاركة، ولا شيء أدق منه.",
};
