import type { Words } from "../domain/words.ts";
import type * as english from "./texts.ts";

export const texts: Words<typeof english.texts> = {
  timeout: "Сервер надто довго не відповідав.",
  network: "Не вдалося зв’язатися із сервером.",
  unreadable: "Не вдалося прочитати відповідь сервера.",
  noSurveyToken:
    "Не вдалося зарезервувати токен для опитування. Спробуйте ще раз.",
};

export const sessionTexts: Words<typeof english.sessionTexts> = {
  failed: "Анонімний вхід не вдався.",
  cookiesRefused:
    "Анонімний вхід не вдався: цей браузер відхиляє файли cookie, потрібні для участі. Дозвольте їх для цього сайту.",
};

export const botCheckTexts: Words<typeof english.botCheckTexts> = {
  unavailable: "Перевірка на ботів недоступна. Спробуйте ще раз.",
  notLoaded: "Не вдалося завантажити перевірку на ботів. Спробуйте ще раз.",
  notReady: "Перевірка на ботів ще не готова. Спробуйте ще раз.",
  noToken: "Перевірку на ботів не пройдено. Спробуйте ще раз.",
};
