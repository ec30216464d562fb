import { formatCount, plural, type Words } from "@nearsay/core/domain";
import type { languagesTexts as english } from "./languages-texts.ts";

export const languagesTexts: Words<typeof english> = {
  heading: "Інші мови",
  about:
    "Кожен обирає у формі, якою мовою читати. Відповідь рахується однаково всіма мовами, а неперекладене подається так, як ви написали.",
  open: "Перекласти це опитування",
  close: "Сховати переклади",
  loading: "Переклади завантажуються",
  failed: "Не вдалося завантажити переклади",
  first: "Спершу вкажіть, якою мовою написано опитування.",
  add: "Додати мову",
  addButton: "Додати",
  choose: "Оберіть мову",
  full: (count) =>
    `Інших мов опитування може бути не більше ніж ${formatCount(count)}.`,
  added: (language) => `Додано мову: ${language}.`,
  progress: (language, done, all) =>
    `${language}: ${formatCount(done)} з ${plural(all, {
      one: `${formatCount(all)} тексту`,
      few: `${formatCount(all)} текстів`,
      many: `${formatCount(all)} текстів`,
      other: `${formatCount(all)} тексту`,
    })}`,
  missing: "Ще не перекладено",
  complete: "Усе перекладено.",
  nothing: "Перекладати ще нічого: спершу напишіть опитування.",
  remove: (language) => `Прибрати: ${language}`,
  ask: {
    title: (language) => `Прибрати цю мову: ${language}?`,
    about: "Написане цією мовою буде видалено.",
    keep: "Залишити",
    remove: "Прибрати",
  },
  draft: {
    ask: (language) => `Чернетка перекладу: ${language}`,
    busy: (done, all) =>
      `Складається: ${formatCount(done)} з ${formatCount(all)}`,
    cancel: "Скасувати",
    came: (count) =>
      plural(count, {
        one: `${formatCount(count)} текст складено, він чекає на ваше схвалення.`,
        few: `${formatCount(count)} тексти складено, вони чекають на ваше схвалення.`,
        many: `${formatCount(count)} текстів складено, вони чекають на ваше схвалення.`,
        other: `${formatCount(count)} тексту складено, вони чекають на ваше схвалення.`,
      }),
    waiting: (count) =>
      plural(count, {
        one: `${formatCount(count)} текст склала модель ШІ. Його буде опубліковано після вашого схвалення; доти на його місці стоїть оригінал.`,
        few: `${formatCount(count)} тексти склала модель ШІ. Їх буде опубліковано після вашого схвалення; доти на їхньому місці стоїть оригінал.`,
        many: `${formatCount(count)} текстів склала модель ШІ. Їх буде опубліковано після вашого схвалення; доти на їхньому місці стоїть оригінал.`,
        other: `${formatCount(count)} тексту склала модель ШІ. Їх буде опубліковано після вашого схвалення; доти на їхньому місці стоїть оригінал.`,
      }),
    approveAll: "Схвалити все",
    mark: "Чернетка, не схвалено.",
    approve: "Схвалити",
    approveText: (text) => `Схвалити: ${text}`,
    some: "Модель ШІ пропустила деякі тексти.",
    failed: "Не вдалося скласти переклад.",
    failures: {
      busy: "Модель ШІ зараз надто завантажена.",
      declined: "Модель ШІ відмовилася складати цей переклад.",
      cut: "Модель ШІ обірвалася, не закінчивши.",
      unreadable: "Те, що написала модель ШІ, не вдалося прочитати.",
      silent: "Модель ШІ замовкла.",
      unreachable: "Не вдалося зв’язатися з моделлю ШІ.",
      broken: "Модель ШІ не змогла скласти цей переклад.",
    },
  },
  roles: {
    title: "Назва",
    instructions: "Пояснення",
    question: (number) => `Запитання ${formatCount(number)}`,
    challenge: (number) => `Перевірне запитання ${formatCount(number)}`,
    option: (number, place) =>
      `Запитання ${formatCount(number)}, варіант ${formatCount(place)}`,
    other: (number) => `Запитання ${formatCount(number)}, якщо обрано «Інше …»`,
    hint: (number) => `Запитання ${formatCount(number)}, підказка`,
    low: (number) => `Запитання ${formatCount(number)}, нижній край шкали`,
    high: (number) => `Запитання ${formatCount(number)}, верхній край шкали`,
    unit: (number) => `Запитання ${formatCount(number)}, одиниця`,
    heading: (number) =>
      `Заголовок розділу перед запитанням ${formatCount(number)}`,
    text: (number) => `Текст розділу перед запитанням ${formatCount(number)}`,
  },
  problems: {
    noLanguage:
      "Вкажіть, якою мовою написано опитування, бо воно має переклади.",
    own: (language) =>
      `Опитування написано цією мовою: ${language}. Приберіть переклад нею або оберіть іншу мову опитування.`,
    ambiguous: (number, text) =>
      `У запитанні ${formatCount(number)} «${text}» позначає два варіанти, однією мовою чи двома. Сформулюйте один із них інакше.`,
  },
  leftOut: "Переклади мовами, яких тут не знають.",
};
