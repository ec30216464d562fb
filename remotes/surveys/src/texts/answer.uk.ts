import { formatCount, type Words } from "@nearsay/core/domain";
import type * as english from "./answer.ts";

export const answerTexts: Words<typeof english.answerTexts> = {
  formLoading: "Запитання завантажуються",
  formFailed: "Не вдалося завантажити запитання.",
  none: "У цьому опитуванні немає запитань.",
  submit: "Надіслати",
  submitting: "Надсилається…",
  closedButton: "Відповіді закрито",
  upcomingButton: "Ще не відкрите",
  readOnlyButton: "Увімкнути анонімний ідентифікатор, щоб надіслати",
  notConsented: "Щоб надіслати відповіді, увімкніть анонімний ідентифікатор.",
  enableAndSubmit: "Увімкнути й надіслати",
  closed: "Це опитування більше не приймає відповідей.",
  challenges: "Контрольні запитання",
  challengesMissing:
    "Перш ніж надсилати, дайте відповідь на контрольні запитання.",
  challengesBlocked:
    "Через контрольні запитання це опитування для вас закрите.",
  optedOut: "Участь неможлива, доки анонімний ідентифікатор вимкнено.",
  refused: "Такий вміст не дозволено.",
  submitFailed: "Не вдалося надіслати відповіді.",
  kept: "Ваші відповіді залишаються тут, доки ви не надішлете їх знову.",
  oneAllowed: "Оберіть один варіант.",
  severalAllowed: "Оберіть скільки завгодно варіантів.",
  clearChoice: "Скасувати вибір",
  progress: (answered, all) =>
    `Відповіді: ${formatCount(answered)} з ${formatCount(all)}`,
  resultsAfterClosing: "Результати з’являються після закриття.",
  resultsAtOnce:
    "Результати з’являються одразу: хто за ними стежить, може дізнатися, що ви відповіли.",
  readsFigures: "Автор не читає окремих відповідей.",
  readsTexts:
    "Автор читає те, що ви пишете, окремо від решти ваших відповідей.",
  readsRows: "Автор читає відповіді повністю, без імені й часу.",
  thanks: "Дякуємо за відповідь!",
  duplicate: "Ви вже відповіли на це опитування. Дякуємо!",
};

export const answerSlow: Words<typeof english.answerSlow> =
  "Коли відповідає багато людей одночасно, це може тривати до 10 секунд.";
