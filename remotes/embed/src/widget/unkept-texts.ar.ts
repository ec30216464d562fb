import type { Words } from "@nearsay/core/domain";
import type * as english from "./unkept-texts.ts";

export const unkeptTexts: Words<typeof english.unkeptTexts> = {
  unkept:
    "لا يسمح متصفحك لهذه الصفحة بحفظ شيء، لذلك تُقبل هنا إجابة واحدة في اليوم من شبكتك. في Nearsay يستطيع الجميع الإجابة.",
  siteOnly:
    "أُجيب هنا اليوم من شبكتك، ولا يسمح متصفحك لهذه الصفحة بحفظ شيء تميّز به بين الناس. في Nearsay يستطيع الجميع الإجابة.",
};
