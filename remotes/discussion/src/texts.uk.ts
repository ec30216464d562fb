import { formatCount, plural, type Words } from "@nearsay/core/domain";
import type { texts as english } from "./texts.ts";

const participation = (action: string) =>
  `Лише читання: щоб ${action}, увімкніть анонімний ідентифікатор на сторінці «Анонімний ідентифікатор».`;

const counted = (count: number) =>
  plural(count, {
    one: `${formatCount(count)} відповідь`,
    few: `${formatCount(count)} відповіді`,
    many: `${formatCount(count)} відповідей`,
    other: `${formatCount(count)} відповіді`,
  });

const from = {
  here: "звідси",
  near: "у межах 10 км",
  region: "у межах 50 км",
  far: "здалека",
};

export const texts: Words<typeof english> = {
  title: "Обговорення",
  loading: "Обговорення завантажується",
  loadFailed: "Не вдалося завантажити обговорення.",
  empty: "Дописів ще немає",
  emptyHint: "Скажіть свою думку першими.",
  asAuthor: "Автор опитування",
  authorChoice: {
    label: "Як автор опитування",
    hint: "Тоді всі бачать, у цьому опитуванні, що цей анонімний ідентифікатор належить його авторові.",
    refused:
      "Ключ цього браузера більше не дає змоги писати як автор опитування.",
  },
  contentRefused: "Такий вміст не дозволено.",
  closed: "Автор цього опитування закрив обговорення. Його можна читати.",
  closedWhileTyping:
    "Автор цього опитування закрив обговорення. Ваш текст залишиться тут, доки його знову не відкриють.",
  slow: (minutes) =>
    `Повільний режим: кожна людина пише раз на ${plural(minutes, {
      one: minutes === 1 ? "хвилину" : `${formatCount(minutes)} хвилину`,
      few: `${formatCount(minutes)} хвилини`,
      many: `${formatCount(minutes)} хвилин`,
      other: `${formatCount(minutes)} хвилини`,
    })}.`,
  composer: {
    label: "Ваш допис",
    placeholder: "Ваша думка про це опитування…",
    submit: "Опублікувати",
    saving: "Зберігається…",
    readOnly: "Увімкнути участь, щоб писати",
    enable: "Увімкнути й опублікувати",
    notice: participation("писати"),
    failed: "Не вдалося опублікувати допис.",
    done: "Ваш допис опубліковано.",
  },
  posts: {
    waiting: (count) =>
      plural(count, {
        one: `${formatCount(count)} новий допис`,
        few: `${formatCount(count)} нові дописи`,
        many: `${formatCount(count)} нових дописів`,
        other: `${formatCount(count)} нового допису`,
      }),
    older: "Показати старіші дописи",
    olderFailed: "Не вдалося завантажити старіші дописи.",
    retry: "Спробувати ще раз",
  },
  from,
  sayRing: (ring) => `Сказати, що я пишу ${from[ring]}`,
  ringHint: "Це бачить кожен, хто читає допис, і нічого точнішого.",
  like: {
    like: "Вподобати",
    liked: "Вподобано",
    failed: "Не вдалося зберегти вподобання.",
    readOnly:
      "Щоб брати участь, увімкніть анонімний ідентифікатор на сторінці «Анонімний ідентифікатор».",
    enable: "Увімкнути й вподобати",
  },
  report: {
    open: "Поскаржитися",
    done: "Скаргу надіслано. Дякуємо.",
    title: "Поскаржитися на це?",
    about:
      "Достатня кількість скарг приховує це від читачів. Ніхто з читачів не дізнається, хто поскаржився.",
    reason: "Причина",
    submit: "Поскаржитися",
    notLoaded: "Не вдалося завантажити форму скарги.",
    failed: "Не вдалося надіслати скаргу.",
  },
  replies: {
    title: "Відповіді",
    to: (author) => `Відповіді для ${author}`,
    open: (count) => (count === 0 ? "Відповісти" : counted(count)),
    close: "Сховати відповіді",
    loading: "Відповіді завантажуються",
    loadFailed: "Не вдалося завантажити відповіді.",
    retry: "Спробувати ще раз",
    arrived: "Нова відповідь",
    more: (count) => `Показати ще ${counted(count)}`,
    fewer: "Показати менше відповідей",
    replyingTo: (handle) => `Відповідь для ${handle}`,
    edit: "Редагувати",
  },
  replyForm: {
    label: "Ваша відповідь",
    placeholder: "Напишіть відповідь…",
    submit: "Опублікувати відповідь",
    saving: "Зберігається…",
    save: "Зберегти",
    cancel: "Скасувати",
    readOnly: "Увімкнути участь, щоб відповісти",
    enable: "Увімкнути й відповісти",
    enableAndSave: "Увімкнути й зберегти",
    notice: participation("відповісти"),
    missingPost: "Допису немає або він недійсний.",
    createFailed: "Не вдалося опублікувати допис.",
    updateFailed: "Не вдалося змінити відповідь.",
    created: "Вашу відповідь опубліковано.",
    updated: "Вашу відповідь збережено.",
  },
};
