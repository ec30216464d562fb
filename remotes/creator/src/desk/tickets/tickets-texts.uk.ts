import { formatCount, plural, type Words } from "@nearsay/core/domain";
import type { ticketsTexts as english } from "./tickets-texts.ts";

const tickets = (count: number) =>
  plural(count, {
    one: `${formatCount(count)} талон`,
    few: `${formatCount(count)} талони`,
    many: `${formatCount(count)} талонів`,
    other: `${formatCount(count)} талона`,
  });

export const ticketsTexts: Words<typeof english> = {
  about:
    "Паперові талони — це одноразові коди: покладіть по одному до кожної поштової скриньки, і кожна скринька матиме один голос. Талон не пов’язано ні з людиною, яка його використовує, ні з її відповіддю.",
  failed: "Не вдалося завантажити талони",
  failedAct: "Не вдалося змінити талони.",
  mode: {
    legend: "Хто може відповідати?",
    fixed: "Хтось уже відповів, тож цього більше не змінити.",
    choices: {
      off: { label: "Усі", hint: "Без талонів." },
      only: {
        label: "Лише люди з талоном",
        hint: "Решта може читати опитування та його результати.",
      },
      apart: {
        label: "Усі, а талони показано окремо",
        hint: "Результати показують обидва поруч.",
      },
    },
    saved: "Збережено.",
  },
  make: {
    heading: "Нові талони",
    count: "Скільки",
    wrongCount: (max) => `Введіть ціле число від 1 до ${formatCount(max)}.`,
    label: "Назва, наприклад вулиця",
    labelHint: "Її бачите лише ви та інші власники опитування.",
    action: "Створити талони",
    full: "Більше партій створити не можна.",
  },
  fresh: {
    title: (count) => `Готово: ${tickets(count)}`,
    about:
      "Їхні коди показано лише цього разу й ніде не збережено. Збережіть їх, перш ніж іти далі.",
    sheet: "Зберегти аркуш для друку",
    csv: "Зберегти як CSV",
    codes: "Коди для читання вголос",
    done: "Вони в мене",
  },
  list: {
    label: "Партії талонів",
    none: "Талонів ще немає.",
    unnamed: "Без назви",
    tickets,
    made: (day) => `Створено ${day}`,
    used: (used) =>
      `Використано до кінця вчорашнього дня: ${formatCount(used)}`,
    tooFew: (min) =>
      `Скільки використано, повідомляється від ${formatCount(min)} талонів`,
    ended: "Скасовано",
    end: "Скасувати",
    endNamed: (name) => `Скасувати невикористані талони: ${name}`,
    endTitle: "Скасувати невикористані талони?",
    endAbout:
      "Талони цієї партії, яких ще ніхто не використав, більше не діятимуть. Цього не можна відмінити.",
    endAction: "Скасувати їх",
    cancel: "Назад",
    endedSaid: "Невикористані талони скасовано.",
  },
  sheet: {
    title: (survey) => `Талони: ${survey}`,
    until: (day) => `Відповісти до ${day}`,
    untraced: "Вашу відповідь не пов’язати з цим талоном",
    open: (address) => `Скануйте або введіть код на ${address}`,
  },
  csv: { code: "Код", link: "Посилання" },
};
