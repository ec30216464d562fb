import type { Words } from "@nearsay/core/domain";
import type * as english from "./survey-page.ts";

export const surveyPage: Words<typeof english.surveyPage> = {
  heading: "استطلاع",
  loading: "جارٍ تحميل الاستطلاع",
  failed: "تعذّر تحميل الاستطلاع.",
  notFound: "لم يُعثر على الاستطلاع.",
  notFoundNext: "ربما كان الرابط ناقصًا، أو أُزيل الاستطلاع.",
  takenDown: "أُزيل وهو مفتوح لديك.",
  allSurveys: "كل الاستطلاعات",
  documentTitle: (title) => `${title} · Nearsay`,
  footFailed: "تعذّر تحميل بقية ما يمكن فعله بهذا الاستطلاع.",
};
