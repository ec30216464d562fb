import { movingAverageWindow } from "../insights.ts";
import { plural } from "../locale.ts";
import type { Words } from "../words.ts";
import type * as english from "./texts.ts";

export const quotationTexts: Words<typeof english.quotationTexts> = {
  quoted: (words) => `«${words}»`,
};

export const choiceTexts: Words<typeof english.choiceTexts> = {
  noAnswers: "Відповідей ще немає",
  onlyAnswer: (option) => `Єдина відповідь — ${option}`,
  all: (option, count) => `Усі (${count}) обрали ${option}`,
  nearlyAll: (option, count, of) =>
    `Майже всі обрали ${option}: ${count} із ${of}`,
  most: (option, percent, count, of) =>
    `Більшість обрала ${option}: ${percent}, ${count} із ${of}`,
  leads: (option, percent, count, of) =>
    `${option} лідирує: ${percent}, ${count} із ${of}`,
  level: (options, percent) => `${options} лідирують нарівно, по ${percent}`,
  severalLevel: (count, percent) =>
    `Лідирують нарівно кілька варіантів (${count}), по ${percent}`,
  mean: (mean, top, n, percent) =>
    `У середньому ${mean} з ${top} (n = ${n}); одну з двох найвищих оцінок дали ${percent}`,
  ends: (from, low, to, high) =>
    [low && `${from} — це ${low}`, high && `${to} — це ${high}`]
      .filter((end) => end !== "")
      .join(", "),
};

const mentions = {
  one: "згадка",
  few: "згадки",
  many: "згадок",
  other: "згадки",
};

export const keywordTexts: Words<typeof english.keywordTexts> = {
  noKeywords: "Ключових слів ще немає",
  mentionCount: (count, formatted) => `${formatted} ${plural(count, mentions)}`,
  onlyKeyword: (keyword, mentions) =>
    `Єдине ключове слово — ${keyword}: ${mentions}`,
  leads: (keyword, mentions, next, count) =>
    `${keyword} лідирує (${mentions}), далі ${next}: ${count}`,
  lead: (keywords, mentions) => `${keywords} лідирують, кожне — ${mentions}`,
  severalLead: (count, mentions) =>
    `Лідирують кілька ключових слів (${count}), кожне — ${mentions}`,
  allLevel: (count, mentions) =>
    `Усі ключові слова (${count}) нарівно, кожне — ${mentions}`,
};

export const releaseTexts: Words<typeof english.releaseTexts> = {
  atOnce: "Цифри змінюються одразу з кожною відповіддю.",
  atOnceHint: "Хто за ними стежить, може дізнатися, що відповіла одна людина.",

  nobodyYet: "Ще ніхто не відповів.",
  nobody: "Ніхто не відповів.",
  answered: (count, formatted) =>
    plural(count, {
      one: `Відповіла ${formatted} людина.`,
      few: `Відповіли ${formatted} людини.`,
      many: `Відповіли ${formatted} людей.`,
      other: `Відповіли ${formatted} людини.`,
    }),
  parts: (group) =>
    `Відповіді розрізняються за тим, звідки вони, групами щонайменше по ${group} із кількох мереж, тому для перших результатів їх потрібно більше.`,
  networks: (group) =>
    `Результати з’являються, коли щонайменше ${group} відповідей надійшли з кількох мереж, щоб ніхто не міг скласти групу сам.`,
  closing: (date) =>
    `Результати з’являться, коли опитування закриється${date === null ? "" : `, ${date}`}.`,
  tooFew: "Відповідей замало, щоб показати їх і не видати, хто їх дав.",
  soon: "Результати з’являться за мить.",

  shown: (shown, all) => `Показано ${shown} із ${all} відповідей`,
  shownAll: (all) => `Показано всі відповіді: ${all}.`,
  next: (shown) => `${shown}; наступні з’являться разом.`,
  restsOn: (shown) =>
    `Усі цифри, крім кількості відповідей, спираються на ці ${shown}.`,
  restAtClosing: (date) =>
    `Решта з’явиться, коли опитування закриється${date === null ? "" : `, ${date}`}.`,
  restTooFew: (count, formatted) =>
    count === 1
      ? "Останню не можна показати, не видавши, хто її дав."
      : `Решти (${formatted}) замало, щоб показати її і не видати, хто відповів.`,
  restSoon: "Решта з’явиться за мить.",
  flagged: (count, leftOut) =>
    `Позначені відповіді: ${count}, ${leftOut ? "не враховано" : "враховано"}.`,
  withheld: (until, formatted) =>
    plural(until, {
      one: `З’явиться, коли відповість ${formatted} людина`,
      few: `З’явиться, коли відповідять ${formatted} людини`,
      many: `З’явиться, коли відповідять ${formatted} людей`,
      other: `З’явиться, коли відповідять ${formatted} людини`,
    }),
};

export const integrityTexts: Words<typeof english.integrityTexts> = {
  heading: "Доброчесність",
  none: (shown) => `Серед показаних відповідей (${shown}) немає позначених.`,
  nothingShown: "Ще нічого не показано, тож нічого й не позначено.",
  flagged: (_flagged, formatted, shown) =>
    `Позначено ${formatted} із ${shown} відповідей: щонайменше дві ознаки вказують на накрутку.`,
  shift: (option, without, all) =>
    `Без них: ${option} ${without} замість ${all}.`,
  noShift: "Без них жодна частка не змінюється на пункт чи більше.",
  leftOut: "Автор цього опитування не враховує позначених відповідей:",
  withoutFlagged: "Без позначених відповідей",
  failed: "Не вдалося завантажити, що сталося з відповідями.",
  method: "Як це оцінюється і як часто буває помилково",

  ways: {
    heading: "Як надійшли відповіді",
    site: "Знайдено на Nearsay",
    link: "За посиланням на опитування",
    embed: "Вбудовано в інші сайти",
    ticket: "За паперовим талоном",
    kiosk: "На кіоску",
    embedSite: (site) => `з них із ${site}`,
  },
  rings: {
    heading: "Хто повідомив місця",
    device: "Пристрій людини",
    page: "Сторінка, що вбудовує",
    least: (count) => `${count} або більше`,
  },
  refused: {
    heading: "Не прийнято",
    closed: "Після закриття",
    duplicate: "Удруге",
    check: "Не пройдено перевірку на бота",
    limit: "Забагато за раз",
  },
  marks: {
    heading: "Ознаки накрутки",
    fresh: "Новий анонімний ідентифікатор",
    fast: "Швидше, ніж можна прочитати",
    burst: "У потоці з однієї мережі",
    repeated: "Знов і знов той самий вибір",
    copied: "Скопійовані слова",
  },
  changes: {
    heading: "Не враховано чи враховано автором",
    counted: "Позначені відповіді знову враховано",
  },
};

export const sideTexts: Words<typeof english.sideTexts> = {
  tickets: "За талоном",
  others: "Усі інші",
  untold: "—",
  share: (percent, count) => `${percent} (${count})`,
  reading: (side, share) => `${side} ${share}`,
  finding: (side, finding) => `${side}: ${finding}`,
  each: "Відповіді за талоном і всіх інших показано окремо, у частках від відповідей кожної сторони.",
  awaited: (name) =>
    `${name}: відповідей ще не показано, тому обидві сторони показано разом.`,
  flagged:
    "Відповіді за талоном і всіх інших показано окремо там, де враховано позначені відповіді.",
  failed:
    "Відповіді за талоном і всіх інших не вдалося завантажити окремо. Оновіть, будь ласка.",
  averages: (averages) =>
    `Середні значення на шкалі від 0% (негативно) до 100% (позитивно): ${averages}`,
};

const toneWords = {
  negative: "негативно",
  neutral: "нейтрально",
  positive: "позитивно",
};

export const sentimentTexts: Words<typeof english.sentimentTexts> = {
  noSentiment: "Тональності ще немає",
  tones: {
    negative: "Негативно",
    neutral: "Нейтрально",
    positive: "Позитивно",
  },
  span: (from, to) => `${from}–${to}`,
  spanTone: (span, tone) => `${span}, ${toneWords[tone]}`,
  average: (percent) => `У середньому ${percent}`,
  scale: "Від 0% (негативно) до 100% (позитивно)",
  averageOnScale: (percent) =>
    `У середньому ${percent} на шкалі від 0% (негативно) до 100% (позитивно)`,
  only: (tone) => `Єдина відповідь із текстом звучить ${toneWords[tone]}`,
  all: (count, tone) =>
    `Усі відповіді з текстом (${count}) звучать ${toneWords[tone]}`,
  nearlyAll: (tone) =>
    `Майже всі відповіді з текстом звучать ${toneWords[tone]}`,
  most: (percent, tone) =>
    `${percent} відповідей із текстом звучать ${toneWords[tone]}`,
  mixedPart: (percent, tone) => `${percent} ${toneWords[tone]}`,
  mixed: (parts) => `Відповіді з текстом звучать по-різному: ${parts}`,
  peak: (quoted, percent) =>
    `Найчастіше ${quoted}: ${percent} відповідей із текстом`,
  noPeak: "Жодна тональність не трапляється частіше за всі інші",
};

const units = {
  hour: { one: "година", few: "години", many: "годин", other: "години" },
  day: { one: "день", few: "дні", many: "днів", other: "дня" },
  week: { one: "тиждень", few: "тижні", many: "тижнів", other: "тижня" },
  month: { one: "місяць", few: "місяці", many: "місяців", other: "місяця" },
  bucket: {
    one: "проміжок",
    few: "проміжки",
    many: "проміжків",
    other: "проміжку",
  },
};

const each = {
  hour: "за годину",
  day: "за день",
  week: "за тиждень",
  month: "за місяць",
  bucket: "за проміжок",
};

const last = {
  hour: "останню годину",
  day: "останній день",
  week: "останній тиждень",
  month: "останній місяць",
  bucket: "останній проміжок",
};

const prepositions = {
  hour: "",
  day: "",
  week: "за тиждень від ",
  month: "за місяць ",
  bucket: "у проміжку ",
};

const responses = {
  one: "відповідь",
  few: "відповіді",
  many: "відповідей",
  other: "відповіді",
};

const counted = (count: number, formatted: string) =>
  `${formatted} ${plural(count, responses)}`;

const some = (unit: keyof typeof units, size: number) =>
  `${size} ${plural(size, units[unit])}`;

export const seriesTexts: Words<typeof english.seriesTexts> = {
  noResponses: "Відповідей ще немає",
  each: (unit, size) => (size === 1 ? each[unit] : `за ${some(unit, size)}`),
  span: (unit, size) => some(unit, movingAverageWindow * size),
  at: (unit, size, start) =>
    size === 1
      ? `${prepositions[unit]}${start}`
      : `за ${some(unit, size)} від ${start}`,
  counted,
  average: "у середньому",
  averageOf: (average) => `у середньому ${average}`,
  soFar: "дотепер",
  labelSoFar: (label) => `${label}, дотепер`,
  notOver: (unit, size) =>
    size === 1
      ? `${last[unit]} ще не пораховано повністю`
      : `останній відрізок (${some(unit, size)}) ще не пораховано повністю`,
  only: (at, count, formatted) =>
    count === 1
      ? `Єдина відповідь надійшла ${at}`
      : `Усі відповіді (${formatted}) надійшли ${at}`,
  most: (at, formatted, total) =>
    `Більшість надійшла ${at}: ${formatted} із ${total} відповідей`,
  byRelease: {
    only: (at, count, formatted) =>
      count === 1
        ? `Єдину відповідь показано ${at}`
        : `Усі відповіді (${formatted}) показано ${at}`,
    most: (at, formatted, total) =>
      `Більшість показано ${at}: ${formatted} із ${total} відповідей`,
    note: "Відповіді рахуються в ту годину, коли показано їхню групу.",
  },
  peak: (at, formatted) => `Найбільше відповідей було ${at}: ${formatted}`,
  atMost: (each, count, formatted) =>
    `Щонайбільше ${counted(count, formatted)} ${each}`,
  compared: (span, until) => ({
    recent:
      until === null ? `За останні ${span}` : `За ${span} до ${until} включно`,
    before: `за попередні ${span}`,
  }),
  trendUp: (percent, { recent, before }) =>
    `${recent} було на ${percent} більше відповідей, ніж ${before}`,
  trendTimes: (times, { recent, before }) =>
    `${recent} було в ${times} разів більше відповідей, ніж ${before}`,
  trendDown: (percent, { recent, before }) =>
    `${recent} було на ${percent} менше відповідей, ніж ${before}`,
  trendLevel: ({ recent, before }) =>
    `${recent} було стільки ж відповідей, як і ${before}`,
  trendNearlyLevel: ({ recent, before }) =>
    `${recent} було приблизно стільки ж відповідей, як і ${before}`,
  trendNone: ({ recent, before }, earlier) =>
    `${recent} відповідей не було, після ${earlier} ${before}`,
};
