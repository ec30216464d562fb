import { plural, type Words } from "@nearsay/core/domain";
import type * as english from "./texts.ts";

const responses = {
  one: "нова відповідь",
  few: "нові відповіді",
  other: "нових відповідей",
};
const options = { one: "варіант", few: "варіанти", other: "варіантів" };
const questions = { one: "запитання", few: "запитання", other: "запитань" };
const questionsOf = { one: "запитання", other: "запитань" };

const counted = (until: string | null) =>
  until === null ? "" : `, до ${until} включно`;

export const texts: Words<typeof english.texts> = {
  insights: "Аналітика",
  refresh: "Оновити",
  refreshing: "Оновлення",
  loading: "Аналітика завантажується",
  error: (message) => `Помилка аналітики: ${message}`,
  unknownError: "не вдалося завантажити показники",
  refreshed: "Показники актуальні",
  shownNow: (shown, all) => `Тепер показано ${shown} з ${all} відповідей`,
  answersOf: (count, first) => `${count} з ${first} відповідей`,
  newResponses: (count, formatted) =>
    `${formatted} ${plural(count, responses)}`,
  news: (sentences, alerts) =>
    sentences.length + alerts.length < 2
      ? [...sentences, ...alerts].join("")
      : [...sentences.map((words) => `${words}.`), ...alerts].join(" "),
  withheldHint: "Якби їх було менше, можна було б дізнатися, хто що написав.",
  withoutFlaggedHint:
    "Малює всі діаграми без них; біля кожного варіанта стоїть різниця у відсоткових пунктах.",
  otherViewFailed:
    "Не вдалося завантажити показники без позначених відповідей.",
  points: (change) => `${change} в. п.`,
  integrityNote:
    "Позначені відповіді нікого не засуджують, і за одну ознаку нікому не відмовляють.",
  retry: "Спробувати ще раз",
  languages: {
    label: "Мова відповіді",
    all: "Усі мови",
    each: (name, count) => `${name} (${count})`,
    hint: "Мова з’являється, коли показано достатньо відповідей нею і достатньо інших. Варіант рахується на своєму місці, якою б мовою його не названо.",
    failed: "Не вдалося завантажити показники цією мовою.",
  },
  sides: {
    count: (name) => `${name}: відповіді`,
    percent: (name) => `${name}: частка у %`,
  },
  exportHtml: "Експортувати HTML",
  exporting: "Експорт",
  exportRestricted: "Для експорту потрібен код.",
  exportFailed: "Не вдалося експортувати HTML.",
  exportRefused: (status) => `Експорт не вдався (стан ${status}).`,
  exportCode: {
    title: "Введіть код експорту",
    description:
      "Автор цього опитування просить код від тих, хто експортує аналітику. Введіть його нижче, щоб продовжити",
    label: "Код експорту",
    tooShort: (min) => `Код має мати щонайменше ${min} символів.`,
    spaces: "Код не може містити пробілів.",
  },
  alerts: "Сповіщення",
  spike: (percent) =>
    `В останньому проміжку відповідей стало різко більше: ${percent}.`,
  spikeFromNothing: (count) =>
    `В останньому проміжку відповіді зросли з нуля до ${count}.`,
  lowSentiment: "Настрій знижується: перегляньте негативні ключові слова.",
  responses: "Відповіді",
  lastUpdated: "Останнє оновлення",
  never: "—",
  sparkline: (counts) => `Останні проміжки: ${counts}`,
  change: {
    up: (percent, span, until) =>
      `На ${percent} більше, ніж за попередні ${span}${counted(until)}`,
    down: (percent, span, until) =>
      `На ${percent} менше, ніж за попередні ${span}${counted(until)}`,
    same: (span, until) =>
      `Стільки ж, скільки за попередні ${span}${counted(until)}`,
  },
  summary: "Підсумок від ШІ",
  noSummary: "Підсумку ще немає",
  copy: "Копіювати",
  copied: "Скопійовано",
  copyFailed: "Не вдалося скопіювати",
  overTime: "Відповіді за часом",
  noResponsesHint: "Лінія починається з першої відповіді.",
  seriesColumns: ["Час", "Відповіді", "Ковзне середнє за 7"],
  range: (from, to, each) => `${from} – ${to}, ${each}`,
  rangeSoFar: (range, notOver) => `${range}; ${notOver}`,
  facts: (facts) => facts.join(", "),
  reading: ({ name, facts }) => `${name}: ${facts.join(", ")}`,
  explore: "Читати діаграму крапка за крапкою",
  asTable: "Показати числа таблицею",
  choices: "Запитання з вибором",
  choicesView: "Вигляд запитань із вибором",
  selectQuestion: "Запитання: виберіть одне, щоб прочитати більше",
  matrix: "Матриця",
  detail: "Докладно",
  grid: "Сітка",
  fullView: "Усі варіанти",
  topAndBuckets: "Перший + групи",
  totalResponses: (count) => `Усього відповідей: ${count}`,
  totalRecorded: (count) => `Усього записано відповідей: ${count}`,
  showCounts: "Показати кількість",
  showPercent: "Показати %",
  topOption: "Перший варіант",
  option: "Варіант",
  share: "Частка",
  sharePercent: "Частка у %",
  question: "Запитання",
  other: "Інше",
  tones: {
    negative: "Негативно",
    neutral: "Нейтрально",
    positive: "Позитивно",
    other: "Інше",
  },
  questionNumber: (number) => `Запитання ${number}`,
  moreMembers: (count, formatted) =>
    `ще ${formatted} ${plural(count, options)}`,
  member: (option, count) => `${option} (${count})`,
  findQuestion: "Знайти запитання",
  questionsShown: (shown, found, formatted) =>
    `Показано ${shown} з ${formatted} ${plural(found, questionsOf)}`,
  noQuestionFound: "Жодне запитання не має цих слів",
  showMoreQuestions: (count, formatted) =>
    `Показати ще ${formatted} ${plural(count, questions)}`,
  severalAllowed:
    "Можна було вибрати кілька варіантів, тож частки тут — від усіх виборів.",
  severalAddUp:
    "Можна було вибрати кілька варіантів, тож частки разом перевищують 100 %.",
  kindsNotLoaded: "Не вдалося завантажити ці показники.",
  sentiment: "Настрій",
  noSentimentHint: "Його прочитано з відповідей вільним текстом.",
  sentimentColumns: ["Настрій", "Відповіді", "Частка"],
  savedSentimentColumns: ["Настрій", "Відповіді", "Частка у %"],
  keywords: "Найчастіші ключові слова",
  noKeywordsHint: "Їх узято з відповідей вільним текстом.",
  keyword: "Ключове слово",
  mentions: "Згадки",
  keywordsView: "Вигляд ключових слів",
  bars: "Смуги",
  treemap: "Плитки",
  chips: "Мітки",
  chipsHint: "Натисніть ключове слово, щоб скопіювати.",
  exploreTiles: "Читати ключові слова плитка за плиткою",
  tilesHint:
    "Що більша плитка, то частіше згадано її слово; таблиця називає всі.",
  ofMentions: (percent) => `${percent} усіх згадок`,
  show: "Показати",
  coverage: (count, percent) => `Перші ${count} охоплюють ${percent}`,
  download: (figure) => `Завантажити: ${figure}`,
  downloadChart: "Діаграма (SVG)",
  downloadNumbers: "Числа (CSV)",
  downloadFailed: "Не вдалося створити файл. Спробуйте ще раз.",
  downloaded: "Файл збережено",
  source: (survey) => `Джерело: Nearsay, опитування ${survey}`,
  sourceOf: (survey, date) => `Джерело: Nearsay, опитування ${survey}, ${date}`,
};
