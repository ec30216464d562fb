import { movingAverageWindow } from "../insights.ts";
import { plural } from "../locale.ts";
import type { Words } from "../words.ts";
import type * as english from "./texts.ts";

export const quotationTexts: Words<typeof english.quotationTexts> = {
  quoted: (words) => `«${words}»`,
};

export const choiceTexts: Words<typeof english.choiceTexts> = {
  noAnswers: "لا إجابات لعرضها بعد",
  onlyAnswer: (option) => `الإجابة الوحيدة هي ${option}`,
  all: (option, count) => `اختار الجميع (${count}) ${option}`,
  nearlyAll: (option, count, of) =>
    `اختار الجميع تقريبًا ${option}: ${count} من ${of}`,
  most: (option, percent, count, of) =>
    `اختار معظمهم ${option}: ${percent}، ${count} من ${of}`,
  leads: (option, percent, count, of) =>
    `${option} في المقدمة بنسبة ${percent}، ${count} من ${of}`,
  level: (options, percent) =>
    `${options} متعادلة في المقدمة بنسبة ${percent} لكل منها`,
  severalLevel: (count, percent) =>
    `خيارات متعادلة في المقدمة، عددها ${count}، بنسبة ${percent} لكل منها`,
  mean: (mean, top, n, percent) =>
    `المتوسط ${mean} من ${top} (العدد = ${n})؛ اختار ${percent} إحدى أعلى درجتين`,
  ends: (from, low, to, high) =>
    [low && `${from} تعني ${low}`, high && `${to} تعني ${high}`]
      .filter((end) => end !== "")
      .join("، "),
};

export const keywordTexts: Words<typeof english.keywordTexts> = {
  noKeywords: "لا كلمات مفتاحية بعد",
  mentionCount: (count, formatted) =>
    plural(count, {
      zero: "لم تُذكر",
      one: "ذُكرت مرة واحدة",
      two: "ذُكرت مرتين",
      few: `ذُكرت ${formatted} مرات`,
      other: `ذُكرت ${formatted} مرة`,
    }),
  onlyKeyword: (keyword, mentions) =>
    `الكلمة المفتاحية الوحيدة هي ${keyword}، ${mentions}`,
  leads: (keyword, mentions, next, count) =>
    `${keyword} في المقدمة، ${mentions}، تليها ${next}: ${count}`,
  lead: (keywords, mentions) => `${keywords} في المقدمة، كل منها ${mentions}`,
  severalLead: (count, mentions) =>
    `كلمات مفتاحية في المقدمة، عددها ${count}، كل منها ${mentions}`,
  allLevel: (count, mentions) =>
    `كل الكلمات المفتاحية (${count}) متعادلة، كل منها ${mentions}`,
};

export const releaseTexts: Words<typeof english.releaseTexts> = {
  atOnce: "تتبع الأرقام كل إجابة فورًا.",
  atOnceHint: "من يراقبها يستطيع أن يعرف بماذا أجاب شخص بعينه.",

  nobodyYet: "لم يجب أحد بعد.",
  nobody: "لم يجب أحد.",
  answered: (count, formatted) =>
    plural(count, {
      zero: "لم يجب أحد.",
      one: "أجاب شخص واحد.",
      two: "أجاب شخصان.",
      few: `أجاب ${formatted} أشخاص.`,
      other: `أجاب ${formatted} شخصًا.`,
    }),
  parts: (group) =>
    `تُميَّز الإجابات بحسب المكان الذي جاءت منه، في مجموعات لا يقل عدد كل منها عن ${group} ومن شبكات عدة، لذا تحتاج النتائج الأولى إلى عدد أكبر منها.`,
  networks: (group) =>
    `تظهر النتائج عندما تأتي ${group} إجابات على الأقل من شبكات عدة، كي لا يكوّن أحد مجموعة وحده.`,
  closing: (date) =>
    `تظهر النتائج عند إغلاق الاستطلاع${date === null ? "" : `، في ${date}`}.`,
  tooFew: "الإجابات أقل من أن تُعرض دون كشف أصحابها.",
  soon: "تظهر النتائج بعد لحظات.",

  shown: (shown, all) => `يعرض ${shown} من أصل ${all} إجابة`,
  shownAll: (all) => `يعرض كل الإجابات، وعددها ${all}.`,
  next: (shown) => `${shown}؛ وتظهر الإجابات التالية معًا.`,
  restsOn: (shown) =>
    `كل رقم عدا عدد الردود مبني على الإجابات المعروضة، وعددها ${shown}.`,
  restAtClosing: (date) =>
    `تظهر البقية عند إغلاق الاستطلاع${date === null ? "" : `، في ${date}`}.`,
  restTooFew: (count, formatted) =>
    count === 1
      ? "لا يمكن عرض الإجابة الأخيرة دون كشف صاحبها."
      : `الإجابات الباقية، وعددها ${formatted}، أقل من أن تُعرض دون كشف أصحابها.`,
  restSoon: "تظهر البقية بعد لحظات.",
  flagged: (count, leftOut) =>
    `إجابات عليها علامة: ${count}، ${leftOut ? "مستبعدة" : "محسوبة"}.`,
  withheld: (until, formatted) =>
    plural(until, {
      one: "يظهر عندما يجيب شخص واحد",
      two: "يظهر عندما يجيب شخصان",
      few: `يظهر عندما يجيب ${formatted} أشخاص`,
      other: `يظهر عندما يجيب ${formatted} شخصًا`,
    }),
};

export const integrityTexts: Words<typeof english.integrityTexts> = {
  heading: "النزاهة",
  none: (shown) => `لا علامة على أي من الإجابات المعروضة، وعددها ${shown}.`,
  nothingShown: "لا شيء معروض بعد، فلا علامة على شيء.",
  flagged: (_flagged, formatted, shown) =>
    `على ${formatted} من أصل ${shown} إجابة علامة: دليلان أو أكثر يشيران إلى حشو الإجابات.`,
  shift: (option, without, all) =>
    `من دونها: ${option} ${without} بدلًا من ${all}.`,
  noShift: "من دونها لا تتغير أي نسبة بنقطة أو أكثر.",
  leftOut: "يستبعد صاحب هذا الاستطلاع الإجابات التي عليها علامة:",
  withoutFlagged: "من دون الإجابات التي عليها علامة",
  failed: "تعذّر تحميل ما آلت إليه الإجابات.",
  method: "كيف يُحكم على ذلك، وكم مرة يخطئ",

  ways: {
    heading: "كيف وصلت الإجابات",
    site: "من موقع Nearsay",
    link: "عبر رابط الاستطلاع",
    embed: "مضمّن في مواقع أخرى",
    ticket: "ببطاقة ورقية",
    kiosk: "من جهاز عام",
    embedSite: (site) => `منها من ${site}`,
  },
  rings: {
    heading: "من أخبر بالأماكن",
    device: "جهاز الشخص",
    page: "الصفحة التي تضمّنه",
    least: (count) => `${count} أو أكثر`,
  },
  refused: {
    heading: "لم تُقبل",
    closed: "بعد الإغلاق",
    duplicate: "للمرة الثانية",
    check: "لم تجتز فحص الروبوتات",
    limit: "كثيرة في وقت واحد",
  },
  marks: {
    heading: "دلائل الحشو",
    fresh: "معرّف مجهول جديد",
    fast: "أسرع مما تسمح به القراءة",
    burst: "ضمن دفعة من شبكة واحدة",
    repeated: "الاختيارات نفسها مرة بعد مرة",
    copied: "كلمات منسوخة",
  },
  changes: {
    heading: "ما استبعده صاحب الاستطلاع أو حسبه",
    counted: "تُحسب الإجابات التي عليها علامة من جديد",
  },
};

export const sideTexts: Words<typeof english.sideTexts> = {
  tickets: "ببطاقة",
  others: "الجميع عداهم",
  untold: "—",
  share: (percent, count) => `${percent} (${count})`,
  reading: (side, share) => `${side} ${share}`,
  finding: (side, finding) => `${side}: ${finding}`,
  each: "تُعرض الإجابات ببطاقة وإجابات الجميع عداهم كل على حدة، بنسب من إجابات كل طرف.",
  awaited: (name) => `${name}: لا إجابات معروضة بعد، لذلك يُعرض الطرفان معًا.`,
  flagged:
    "تُعرض الإجابات ببطاقة وإجابات الجميع عداهم كل على حدة حيث تُحسب الإجابات التي عليها علامة.",
  failed:
    "تعذّر تحميل الإجابات ببطاقة وإجابات الجميع عداهم كل على حدة. حدّث الصفحة من فضلك.",
  averages: (averages) =>
    `المتوسطات على مقياس من 0% (سلبي) إلى 100% (إيجابي): ${averages}`,
};

const toneWords = {
  negative: "سلبي",
  neutral: "محايد",
  positive: "إيجابي",
};

export const sentimentTexts: Words<typeof english.sentimentTexts> = {
  noSentiment: "لا مشاعر لعرضها بعد",
  tones: {
    negative: "سلبي",
    neutral: "محايد",
    positive: "إيجابي",
  },
  span: (from, to) => `${from}–${to}`,
  spanTone: (span, tone) => `${span}، ${toneWords[tone]}`,
  average: (percent) => `المتوسط ${percent}`,
  scale: "من 0% (سلبي) إلى 100% (إيجابي)",
  averageOnScale: (percent) =>
    `المتوسط ${percent} على مقياس من 0% (سلبي) إلى 100% (إيجابي)`,
  only: (tone) => `طابع الرد الوحيد الذي فيه نص ${toneWords[tone]}`,
  all: (count, tone) =>
    `طابع كل الردود التي فيها نص، وعددها ${count}، ${toneWords[tone]}`,
  nearlyAll: (tone) => `طابع كل الردود التي فيها نص تقريبًا ${toneWords[tone]}`,
  most: (percent, tone) =>
    `طابع ${percent} من الردود التي فيها نص ${toneWords[tone]}`,
  mixedPart: (percent, tone) => `${percent} ${toneWords[tone]}`,
  mixed: (parts) => `طابع الردود التي فيها نص متنوع: ${parts}`,
  peak: (quoted, percent) =>
    `الأكثر تكرارًا ${quoted}: ${percent} من الردود التي فيها نص`,
  noPeak: "لا طابع أكثر تكرارًا من سائر الطوابع",
};

const units = {
  hour: { two: "ساعتين", few: "ساعات", other: "ساعة" },
  day: { two: "يومين", few: "أيام", other: "يومًا" },
  week: { two: "أسبوعين", few: "أسابيع", other: "أسبوعًا" },
  month: { two: "شهرين", few: "أشهر", other: "شهرًا" },
  bucket: { two: "فترتين", few: "فترات", other: "فترة" },
};

const each = {
  hour: "في الساعة",
  day: "في اليوم",
  week: "في الأسبوع",
  month: "في الشهر",
  bucket: "في الفترة",
};

const last = {
  hour: "الساعة الأخيرة",
  day: "اليوم الأخير",
  week: "الأسبوع الأخير",
  month: "الشهر الأخير",
  bucket: "الفترة الأخيرة",
};

const prepositions = {
  hour: "في",
  day: "في",
  week: "في الأسبوع الذي يبدأ في",
  month: "في",
  bucket: "في",
};

const some = (unit: keyof typeof units, size: number) =>
  size === 2 ? units[unit].two : `${size} ${plural(size, units[unit])}`;

const counted = (count: number, formatted: string) =>
  plural(count, {
    zero: "لا ردود",
    one: "رد واحد",
    two: "ردّان",
    few: `${formatted} ردود`,
    other: `${formatted} ردًا`,
  });

export const seriesTexts: Words<typeof english.seriesTexts> = {
  noResponses: "لا ردود بعد",
  each: (unit, size) => (size === 1 ? each[unit] : `كل ${some(unit, size)}`),
  span: (unit, size) => some(unit, movingAverageWindow * size),
  at: (unit, size, start) =>
    size === 1
      ? `${prepositions[unit]} ${start}`
      : `خلال ${some(unit, size)} من ${start}`,
  counted,
  average: "في المتوسط",
  averageOf: (average) => `المتوسط ${average}`,
  soFar: "حتى الآن",
  labelSoFar: (label) => `${label}، حتى الآن`,
  notOver: (unit, size) =>
    size === 1
      ? `لم يكتمل العد بعد: ${last[unit]}`
      : `لم يكتمل العد بعد: آخر ${some(unit, size)}`,
  only: (at, count, formatted) =>
    count === 1
      ? `وصل الرد الوحيد ${at}`
      : `وصلت كل الردود، وعددها ${formatted}، ${at}`,
  most: (at, formatted, total) =>
    `وصل معظمها ${at}: ${formatted} من أصل ${total} من الردود`,
  byRelease: {
    only: (at, count, formatted) =>
      count === 1
        ? `ظهر الرد الوحيد ${at}`
        : `ظهرت كل الردود، وعددها ${formatted}، ${at}`,
    most: (at, formatted, total) =>
      `ظهر معظمها ${at}: ${formatted} من أصل ${total} من الردود`,
    note: "تُحتسب الإجابات في الساعة التي ظهرت فيها مجموعتها.",
  },
  peak: (at, formatted) => `بلغت الردود ذروتها ${at}، وعددها ${formatted}`,
  atMost: (each, count, formatted) =>
    `لا أكثر من ${counted(count, formatted)} ${each}`,
  compared: (span, until) => ({
    recent: until === null ? `في آخر ${span}` : `خلال ${span} حتى ${until}`,
    before: `${span} التي قبلها`,
  }),
  trendUp: (percent, { recent, before }) =>
    `${recent} زادت الردود بنسبة ${percent} عن ${before}`,
  trendTimes: (times, { recent, before }) =>
    `${recent} بلغت الردود ${times} أضعاف ما كانت في ${before}`,
  trendDown: (percent, { recent, before }) =>
    `${recent} قلّت الردود بنسبة ${percent} عن ${before}`,
  trendLevel: ({ recent, before }) =>
    `${recent} وصلت ردود بعدد ما وصل في ${before}`,
  trendNearlyLevel: ({ recent, before }) =>
    `${recent} وصلت ردود بعدد ما وصل في ${before} تقريبًا`,
  trendNone: ({ recent, before }, earlier) =>
    `${recent} لم تصل ردود، بعد ${earlier} في ${before}`,
};
