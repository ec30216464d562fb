import type { Words } from "@nearsay/core/domain";
import type { publishedTexts as english } from "./published-texts.ts";

export const publishedTexts: Words<typeof english> = {
  title: "Опубліковано. Тепер воно ваше",
  answer: "Для всіх",
  answerHint: "Відповісти може кожен, хто його відкриє.",
  codeHint: "У них запитають код доступу.",
  own: "Лише для вас",
  ownHint:
    "За цим посиланням ви можете змінити, закрити або видалити опитування, хоч би де ви були. Це єдиний шлях назад з іншого пристрою: ніхто не зможе надіслати його вам ще раз.",
  kept: "Цей браузер зберігає його в розділі <list>Ваші опитування</list>.",
  notKept:
    "Цей браузер не може його зберегти. Скопіюйте або збережіть його, перш ніж залишити сторінку.",
  desk: "Відкрити керування",
};
