import { formatCount, type Words } from "@nearsay/core/domain";
import type * as english from "./card.ts";

export const card: Words<typeof english.card> = {
  responses: (count) => `Відповіді ${formatCount(count)}`,
  comments: (count) => `Коментарі ${formatCount(count)}`,
  insights: "Аналітика",
  discuss: "Обговорення",
  like: "Вподобати",
  liked: "Вподобано",
  likes: (count) => `Вподобання ${formatCount(count)}`,
  likeFailed: "Не вдалося зберегти ваше вподобання.",
  shareLink: {
    name: "Поділитися: скопіювати посилання",
    label: "Поділитися",
    copied: "Посилання для поширення скопійовано",
  },
  homepageLink: {
    name: "Головна: скопіювати посилання",
    label: "Головна",
    copied: "Посилання на головну сторінку скопійовано",
  },
  copied: "Скопійовано",
  linkFailed: "Не вдалося створити посилання.",
  copyByHand: "Ваш браузер не скопіював посилання. Скопіюйте його звідси:",
  embed: "Вбудувати",
  report: "Поскаржитися",
  readOnly:
    "Щоб брати участь, увімкніть анонімний ідентифікатор на сторінці «Анонімний ідентифікатор».",
  enableAndLike: "Увімкнути й вподобати",
  enableAndCopy: "Увімкнути й скопіювати",
  insightsArea: (title) => `Аналітика: ${title}`,
  discussArea: (title) => `Обговорення: ${title}`,
  insightsLoading: "Аналітика завантажується",
  discussLoading: "Обговорення завантажується",
};
