import type { Words } from "@nearsay/core/domain";
import type * as english from "./report.ts";

export const report: Words<typeof english.report> = {
  title: "الإبلاغ عن الاستطلاع",
  about: "البلاغات الكافية تخفي الاستطلاع عن الجميع.",
  reason: "ما المشكلة في هذا الاستطلاع؟",
  submit: "أرسل البلاغ",
  notLoaded: "تعذّر تحميل نموذج الإبلاغ.",
  failed: "تعذّر الإبلاغ عن الاستطلاع.",
  thanks: "شكرًا لك. وصل بلاغك.",
};
