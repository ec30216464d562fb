import type { Words } from "@nearsay/core/domain";
import type * as english from "./hidden-survey.ts";

export const hiddenSurvey: Words<typeof english.hiddenSurvey> = {
  title: "Anketiniz gizlendi",
  about: (date) =>
    `Bildirildi ya da kaldırıldı; ${date} tarihinden beri sizden başka kimseye gösterilmedi. Yanıtları saklanıyor.`,
};
