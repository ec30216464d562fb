import { formatCount, plural, type Words } from "@nearsay/core/domain";
import type * as english from "./home.ts";

export const home: Words<typeof english.home> = {
  title:
    "Дізнайтеся, що запитують люди поруч, і дайте відповідь за лічені секунди.",
  lead: "Без облікового запису. Маєте власне запитання?",
  ask: "Поставте його сусідам",
  assistant: "Відкрити помічника зі ШІ",
  newTab: "(відкриється в новій вкладці)",
  start: "Нове опитування",
  surveys: "Опитування",
  loading: "Опитування завантажуються",
  more: "Показати більше опитувань",
  moreFailed: "Не вдалося завантажити більше опитувань.",
  retry: "Спробувати ще раз",
  closed: "Закриті опитування",
  mixed: "Найновіші та з найбільшою кількістю відповідей, по черзі.",
  view: {
    label: "Вигляд",
    list: "Список",
    map: "Карта",
    loading: "Карта завантажується",
    failed: "Не вдалося завантажити карту.",
  },
  filters: {
    label: "Фільтри",
    openOnly: "Лише відкриті",
    unanswered: "Ще без вашої відповіді",
    within: "Відстань",
    anywhere: "Будь-яка відстань",
    km: (reach) => `До ${formatCount(reach)} км`,
    language: "Мова",
    anyLanguage: "Будь-яка мова",
    none: "З цими фільтрами не залишається жодного опитування.",
  },
  empty: "Опитувань не знайдено.",
  emptyNext: "Запитайте щось у сусідів першими.",
  emptyCodeNext:
    "Немає відкритого опитування з таким кодом доступу. Перевірте код і пошукайте ще раз.",
  emptySearch: (text) => `Публічних опитувань про «${text}» не знайдено`,
  emptySearchNext: "Про це ще ніхто не запитував. Ви можете бути першими.",
  draft: "Зробити з цього опитування",
  didYouMean: "Можливо, ви шукали",
  showAll: "Показати всі опитування",
  searching: "Триває пошук",
  slowCode:
    "Введено багато неправильних кодів, тож цей пошук може тривати до 10 секунд.",
  found: (count) =>
    plural(count, {
      one: `Знайдено ${formatCount(count)} опитування`,
      few: `Знайдено ${formatCount(count)} опитування`,
      many: `Знайдено ${formatCount(count)} опитувань`,
      other: `Знайдено ${formatCount(count)} опитування`,
    }),
  search: {
    label: "Пошук опитувань",
    placeholder: "Шукайте або введіть код доступу",
    byText: "Публічний пошук",
    byCode: "Пошук за кодом",
    suggested: "Підказки",
    suggestions: (count) =>
      plural(count, {
        one: `${formatCount(count)} підказка`,
        few: `${formatCount(count)} підказки`,
        many: `${formatCount(count)} підказок`,
        other: `${formatCount(count)} підказки`,
      }),
    survey: (responses, likes) =>
      `Відповіді ${formatCount(responses)} · Вподобання ${formatCount(likes)}`,
    keyword: (count) =>
      plural(count, {
        one: `Ключове слово ${formatCount(count)} опитування`,
        other: `Ключове слово ${formatCount(count)} опитувань`,
      }),
  },
  top: {
    label: "Найпопулярніші опитування",
    responses: "Найбільше відповідей",
    likes: "Найбільше вподобань",
    discussion: "Найбільше обговорень",
  },
  keywords: {
    label: "Популярні ключові слова",
    more: "Більше ключових слів",
  },
  failed: "Не вдалося завантажити опитування.",
  publishedLoading: "Посилання вашого опитування завантажуються",
  featuredFailed: "Не вдалося завантажити опитування з посилання.",
};
