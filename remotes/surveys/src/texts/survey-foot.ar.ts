import type { Words } from "@nearsay/core/domain";
import type * as english from "./survey-foot.ts";

export const surveyFoot: Words<typeof english.surveyFoot> = {
  afterwards: "شاهد كيف أجاب الآخرون، أو قل المزيد.",
  afterwardsLater: {
    meanwhile: "قل المزيد في هذه الأثناء.",
    closing: (date) =>
      `تظهر النتائج بعد إغلاق الاستطلاع${date && ` في ${date}`}. قل المزيد في هذه الأثناء.`,
    never:
      "أجاب عدد أقل من أن تُعرض النتائج من دون كشف أصحابها. قل المزيد مع ذلك.",
  },
  others: "ما يقوله الآخرون",
};
