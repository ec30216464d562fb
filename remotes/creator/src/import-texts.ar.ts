import { formatCount, type Words } from "@nearsay/core/domain";
import type { importTexts as english } from "./import-texts.ts";

export const importTexts: Words<typeof english> = {
  refused: {
    tooLarge: "هذا الملف أكبر من 1 ميغابايت، ولا استطلاع بهذا الحجم.",
    noJson: "ليس هذا الملف بصيغة JSON. اختر ملفًا حُفظ بصيغة JSON.",
    unknown:
      "ليس هذا الملف استطلاعًا حُفظ في هذا الموقع ولا استطلاعًا من SurveyJS.",
  },
  more: (count) => `وغيرها، وعددها ${formatCount(count)}.`,
  survey: "الاستطلاع",
  page: (number) => `الصفحة ${number}`,
  question: (number) => `السؤال ${number}`,
  panel: "لوحة",
  noText: (where, name) => `${where}: «${name}» ليس نصًا.`,
  cut: (where, name, max) =>
    `${where}: اختُصر «${name}»، وأقصى عدد للأحرف ${formatCount(max)}.`,
  settings: (where, names) => `${where}: ${names.join("، ")}.`,
  unreadable: (where) => `${where}: تعذّرت قراءته.`,
  noChoice: (where, name) => `${where}: لا يقول «${name}» شيئًا معروفًا هنا.`,
  kind: (where, kind) => `${where}: لا تُطرح هنا أسئلة من نوع «${kind}».`,
  asText: (where, kind) => `${where}: يُطرح نصًا حرًا، لا «${kind}».`,
  noBounds: (where) =>
    `${where}: لا يقول الملف من أين إلى أين تمتد الإجابات. راجع الحدود.`,
  ends: (where, ends) => `${where}: الكلمات عند الطرفين، «${ends}».`,
  visibleIf: (where, condition) =>
    `${where}: يُطرح دائمًا، لا إذا «${condition}» فقط.`,
  options: {
    none: (where) => `${where}: لا خيارات له. اكتبها من جديد.`,
    unreadable: (where) => `${where}: تعذّرت قراءة بعض الخيارات.`,
    tooMany: (where, max) =>
      `${where}: ما زاد من الخيارات على ${formatCount(max)}.`,
    repeated: (where) => `${where}: خيارات تكرر غيرها.`,
    unused: (where) => `${where}: خيارات نص حر.`,
  },
  questions: {
    tooMany: (max) => `ما زاد من الأسئلة على ${formatCount(max)}.`,
    challenges: (max) => `ما زاد من أسئلة التحقق على ${formatCount(max)}.`,
    tooDeep: "أسئلة في لوحات داخل أكثر من 20 لوحة أخرى.",
    expected: "الإجابات المتوقعة لأسئلة التحقق. اكتبها من جديد.",
    code: "رمز الوصول. اكتب رمزًا جديدًا.",
  },
};
