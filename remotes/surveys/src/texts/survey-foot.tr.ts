import type { Words } from "@nearsay/core/domain";
import type * as english from "./survey-foot.ts";

export const surveyFoot: Words<typeof english.surveyFoot> = {
  afterwards:
    "Başkalarının ne yanıtladığını görün ya da daha fazlasını söyleyin.",
  afterwardsLater: {
    meanwhile: "Bu arada daha fazlasını söyleyin.",
    closing: (date) =>
      `Sonuçlar anket kapanınca${date && ` (${date})`} gösterilir. Bu arada daha fazlasını söyleyin.`,
    never:
      "Sonuçları kimden geldiklerini ele vermeden göstermek için çok az kişi yanıtladı. Yine de daha fazlasını söyleyebilirsiniz.",
  },
  others: "Başkaları ne diyor",
};
