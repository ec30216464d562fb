import type { Words } from "@nearsay/core/domain";
import type * as english from "./survey-meta.ts";

export const surveyMeta: Words<typeof english.surveyMeta> = {
  fresh: "جديد",
  closed: "مغلق",
  responded: "أُجيب عنه",
  demo: "للعرض",
  closes: "يُغلق",
  closedOn: "أُغلق",
  created: "أُنشئ",
  reported: "أُبلغ عنه",
};
