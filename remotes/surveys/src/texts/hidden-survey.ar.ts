import type { Words } from "@nearsay/core/domain";
import type * as english from "./hidden-survey.ts";

export const hiddenSurvey: Words<typeof english.hiddenSurvey> = {
  title: "استطلاعك مخفي",
  about: (date) =>
    `أُبلغ عنه أو أُزيل، ولم يره أحد سواك منذ ${date}. تبقى إجاباته محفوظة.`,
};
