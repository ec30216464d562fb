import { formatCount, type Words } from "@nearsay/core/domain";
import type * as english from "./answer.ts";

export const answerTexts: Words<typeof english.answerTexts> = {
  formLoading: "جارٍ تحميل الأسئلة",
  formFailed: "تعذّر تحميل الأسئلة.",
  none: "لا أسئلة في هذا الاستطلاع.",
  submit: "أرسل",
  submitting: "جارٍ الإرسال…",
  closedButton: "أُغلق",
  upcomingButton: "لم يُفتح بعد",
  readOnlyButton: "فعّل المعرّف المجهول للإرسال",
  notConsented: "فعّل المعرّف المجهول لترسل إجاباتك.",
  enableAndSubmit: "فعّل وأرسل",
  closed: "لم يعد هذا الاستطلاع يقبل الإجابات.",
  challenges: "أسئلة التحقق",
  challengesMissing: "أجب عن أسئلة التحقق قبل الإرسال من فضلك.",
  challengesBlocked: "تُبقي أسئلة التحقق هذا الاستطلاع مغلقًا أمامك.",
  optedOut: "المشاركة متوقفة ما دام المعرّف المجهول متوقفًا.",
  refused: "المحتوى غير مسموح به.",
  submitFailed: "تعذّر إرسال الإجابات.",
  kept: "تبقى إجاباتك هنا حتى ترسلها من جديد.",
  oneAllowed: "اختر إجابة واحدة.",
  severalAllowed: "اختر أي عدد.",
  clearChoice: "امحُ الاختيار",
  progress: (answered, all) =>
    `أُجيب عن ${formatCount(answered)} من ${formatCount(all)}`,
  resultsAfterClosing: "تظهر النتائج بعد الإغلاق.",
  resultsAtOnce: "تظهر النتائج فورًا: يستطيع من يراقبها أن يعرف ما أجبت به.",
  readsFigures: "لا يقرأ صاحبه أي إجابة منفردة.",
  readsTexts: "يقرأ صاحبه ما تكتبه، منفصلًا عن بقية إجاباتك.",
  readsRows: "يقرأ صاحبه الإجابات كاملة، من دون اسم أو وقت.",
  thanks: "شكرًا على إجابتك!",
  duplicate: "سبق أن أجبت عن هذا الاستطلاع. شكرًا!",
};

export const answerSlow: Words<typeof english.answerSlow> =
  "عندما يجيب كثيرون معًا قد يستغرق هذا حتى 10 ثوانٍ.";
