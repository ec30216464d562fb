import { formatCount, type Words } from "@nearsay/core/domain";
import type { importTexts as english } from "./import-texts.ts";

export const importTexts: Words<typeof english> = {
  refused: {
    tooLarge: "هذا الملف أكبر من 1 ميغابايت، ولا استطلاع بهذا الحجم.",
    noJson: "ليس هذا الملف بصيغة JSON. اختر ملفًا حُفظ بصيغة JSON.",
    unknown:
      "ليس هذا الملف استطلاعًا حُفظ في هذا الموقع ولا استطلاعًا من SurveyJS.",
  },
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
    `${where}: يُطرح على عدد أكبر. لا يطرحه الملف إلا إذا «\u2068${condition}\u2069».`,
  named: (title) => `«\u2068${title}\u2069»`,
  hidden: (where) => `${where}: تُرك. لا يطرحه الملف على أحد.`,
  goesBy: (where, other) =>
    `${where}: يعتمد على ${other}، وقد تختلف الإجابات هناك عما في الملف.`,
  again: (names) =>
    `إذا لم يعد السؤال مطروحًا فلا تقرر إجابته هنا شيئًا. في الملف تقرر بشأن ${names.join("، ")}.`,
  requiredIf: (where, condition) =>
    `${where}: لا تلزم الإجابة عنه أحدًا. يُلزم بها الملف إذا «\u2068${condition}\u2069».`,
  enableIf: (where, condition) =>
    `${where}: يمكن للجميع الإجابة عنه. في الملف لا يمكن ذلك إلا إذا «\u2068${condition}\u2069».`,
  readOnly: (where) => `${where}: تمكن الإجابة عنه. في الملف لا يمكن ذلك لأحد.`,
  prefilled: (where) => `${where}: يبدأ بلا إجابة. يملأ الملف إجابة.`,
  shared: (where) =>
    `${where}: له إجابة خاصة به. في الملف يشترك فيها مع سؤال آخر.`,
  unchecked: (where) => `${where}: يقبل إجابات يرفضها الملف.`,
  comment: (where) => `${where}: لا يُطلب تعليق بجانبه.`,
  anyRow: (where) => `${where}: لا تلزم الإجابة عنه أحدًا. يُلزم الملف بصف واحد.`,
  step: (where, step) => `${where}: لا يتدرج بخطوات من ${step} كما في الملف.`,
  twoDigits: (where) => `${where}: رقمان بعد الفاصلة على الأكثر.`,
  piped: (where, name) =>
    `${where}: تقف «…» حيث يضع الملف إجابة سابقة، «\u2068${name}\u2069». اكتب النص من دونها.`,
  problem: (where, message) => `${where}: لا يمكن نشره كما هو. ${message}`,
  notTaken: (where, names) =>
    `${where}: لم يؤخذ من الملف: ${names.join("، ")}.`,
  trigger: (kind, names) =>
    `ما يفعله الملف من تلقاء نفسه لا يُفعل هنا: ${[kind, ...names].join("، ")}.`,
  keptHidden: "لا تُحسب الإجابات عن أسئلة أُخفيت من جديد. في الملف تُحسب.",
  quiz: "لا تُحسب هنا الإجابات الصحيحة.",
  options: {
    limited: (where) =>
      `${where}: تُعرض خياراته كلها على الجميع. يعرض الملف بعضها على بعض الناس فقط.`,
    together: (where, option) =>
      `${where}: يمكن اختيار «\u2068${option}\u2069» مع غيره. في الملف لا يمكن ذلك.`,
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
