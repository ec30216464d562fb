import type { Words } from "@nearsay/core/domain";
import type { texts as english } from "./texts.ts";

export const texts: Words<typeof english> = {
  siteName: "Nearsay",
  loading: "Завантажується…",
  skipToContent: "Перейти до вмісту",
  contents: "На цій сторінці",
  pageFailed: "Перевірте з’єднання і завантажте сторінку ще раз.",
  reload: "Завантажити ще раз",
  header: {
    beta: "Бета",
    startSurvey: "Нове опитування",
    menu: "Меню",
    mine: "Ваші опитування",
    feedback: "Залишити відгук",
    anonymousId: "Анонімний ідентифікатор",
    yourData: "Ваші дані",
  },
  theme: {
    label: "Тема",
    system: "Системна",
    light: "Світла",
    dark: "Темна",
  },
  footer: {
    label: "Про цей сайт",
    about: "Про Nearsay",
    disclaimer: "Правові умови",
    guide: "Посібник",
    embed: "Вбудувати",
    anonymousId: "Анонімний ідентифікатор",
    privacy: "Приватність",
    report: "Поскаржитися на вміст",
  },
  remote: {
    title: (page) => `${page} · Nearsay`,
  },
};
