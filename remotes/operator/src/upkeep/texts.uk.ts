import { formatCount, plural, type Words } from "@nearsay/core/domain";
import type * as english from "./texts.ts";

export const releaseTexts: Words<typeof english.releaseTexts> = {
  about: "Версія кожної частини сайту, яку отримують відвідувачі.",
  loading: "Завантаження версій",
  list: "Частини сайту",
  empty: "Жодна частина не надається",
  version: (version) => `версія ${version}`,
  built: "як зібрано сайт",
  released: (release) => `випуск ${release}`,
  off: "Вимкнено",
};

export const recountTexts: Words<typeof english.recountTexts> = {
  about:
    "Порівнює кожен лічильник, наприклад кількість відповідей, із тим, що є насправді. Нічого не змінюється, доки ви не виправите хибних.",
  compare: "Порівняти лічильники",
  repair: "Виправити",
  working: "Підрахунок…",
  label: "Скільки вже зроблено",
  right: "Усі лічильники правильні",
  rightAbout: "Усі збігаються з тим, що є.",
  wrong: (count) =>
    plural(count, {
      one: `${formatCount(count)} лічильник відрізняється від того, що є`,
      few: `${formatCount(count)} лічильники відрізняються від того, що є`,
      many: `${formatCount(count)} лічильників відрізняються від того, що є`,
      other: `${formatCount(count)} лічильника відрізняється від того, що є`,
    }),
  repaired: (count) => `Виправлено лічильників: ${formatCount(count)}`,
  list: "Лічильники",
  survey: (id) => `Опитування ${id}`,
  several: (counter, count) =>
    count === 1 ? counter : `${counter}: ${formatCount(count)}`,
  counters: {
    responses: "участі",
    days: "дні",
    leaving: "ті, що зникають",
    released: "показані",
    answers: "відповіді",
    "rows read": "прочитані рядки",
    "texts read": "прочитані тексти",
    choices: "вибори",
    hours: "години",
    terms: "терміни",
    sentiments: "настрої",
    "sentiment sum": "сума настроїв",
    "sentiment bins": "ступені настроїв",
    parts: "частини",
    likes: "вподобання",
    posts: "дописи",
    replies: "відповіді на дописи",
    "post likes": "вподобання дописів",
  },
};
