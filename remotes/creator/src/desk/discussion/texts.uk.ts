import { formatCount, plural, type Words } from "@nearsay/core/domain";
import type { texts as english } from "./texts.ts";

const minutes = (count: number) =>
  `Раз на ${plural(count, {
    one: count === 1 ? "хвилину" : `${formatCount(count)} хвилину`,
    few: `${formatCount(count)} хвилини`,
    other: `${formatCount(count)} хвилин`,
  })}`;

export const texts: Words<typeof english> = {
  loading: "Завантаження обговорення",
  failed: "Не вдалося завантажити обговорення.",
  notDone: "Не вдалося це зробити. Нічого не змінено.",
  retry: "Спробувати ще раз",
  working: "Зачекайте…",
  open: "Усі можуть читати й писати.",
  closed: "Закрито: читати можна, писати не може ніхто.",
  close: "Закрити обговорення",
  reopen: "Відкрити обговорення",
  slow: "Як часто може писати кожна людина",
  slowModes: {
    0: "Скільки завгодно",
    1: minutes(1),
    5: minutes(5),
    15: minutes(15),
    60: "Раз на годину",
  },
  search: "Слова в дописах і відповідях",
  find: "Шукати",
  list: "Дописи й відповіді",
  nothing: "Ще ніхто нічого не написав.",
  none: "Такого ніхто не писав.",
  more: "Показати старіші",
  kinds: { post: "Допис", reply: "Відповідь" },
  asAuthor: "Автор опитування",
  reported: "Є скарги",
  hidden: (instead) => `Натомість читачі бачать: «${instead}»`,
  hide: "Приховати…",
  show: "Показати знову",
  hideOne: (text) => `Приховати: ${text}`,
  showOne: (text) => `Показати знову: ${text}`,
  dialog: {
    title: "Приховати це від читачів?",
    about:
      "На цьому місці буде сказано, що це приховав автор опитування, і чому. Ви можете показати це знову. Текст залишається в того, хто його написав, і в тих, хто керує цим сайтом.",
    reason: "Причина",
    words: "Ще кілька слів для всіх (необов’язково)",
    cancel: "Скасувати",
    hide: "Приховати",
  },
  reasons: {
    off_topic: "Не за темою",
    insulting: "Образливо",
    personal: "Розкриває особисті дані",
    spam: "Спам",
    other: "Щось інше",
  },
};
