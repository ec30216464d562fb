import type { Words } from "@nearsay/core/domain";
import type { deskPlaceTexts as english } from "./desk-place-texts.ts";

export const deskPlaceTexts: Words<typeof english> = {
  named: (name) => `Місце: ${name}.`,
  point: "Місце: квадрат близько 1 км без назви.",
  nowhere: "Місце: ніде.",
  everyone: "Для всіх.",
  scope: {
    first: (km) => `Спершу показане людям у межах ${km} км.`,
    only: (km) => `У списках лише для людей у межах ${km} км.`,
    answer: (km) => `Відповідають лише люди в межах ${km} км.`,
  },
  counts: {
    none: "Звідки надходять відповіді, не рахується.",
    rings:
      "Звідки надходять відповіді тих, хто погодився, рахується: звідси й з інших місць.",
    map: "Звідки надходять відповіді тих, хто погодився, рахується: на карті.",
  },
  fixed: "Після публікації цього не змінити.",
};
