import type { Words } from "@nearsay/core/domain";
import type * as english from "./operator-texts.ts";

export const operatorTexts: Words<typeof english.operatorTexts> = {
  content: {
    write: (email) =>
      `Пишіть на <mail>${email}</mail>, щоб поскаржитися на вміст чи заперечити проти видалення.`,
    turn: "Зверніться до оператора цього сайту, щоб поскаржитися на вміст чи заперечити проти видалення.",
  },
  rights: {
    write: (email) => `Пишіть на <mail>${email}</mail> щодо ваших прав.`,
    turn: "Зверніться до оператора цього сайту щодо ваших прав.",
  },
  policy: {
    write: (email) =>
      `Пишіть на <mail>${email}</mail> щодо цієї політики чи будь-чого, що тут зберігається.`,
    turn: "Зверніться до оператора цього сайту щодо цієї політики чи будь-чого, що тут зберігається.",
  },
  waitlist: {
    write: (email) =>
      `Пишіть на <mail>${email}</mail>, щоб вас прибрали зі списку.`,
    turn: "Зверніться до оператора цього сайту, щоб вас прибрали зі списку.",
  },
};

export const noAddress: Words<typeof english.noAddress> = (site) =>
  `Адреси тут не вказано: той, хто спрямував вас на ${site}, може сказати, як з ним зв’язатися.`;
