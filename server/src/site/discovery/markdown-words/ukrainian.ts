import type { Words } from "@nearsay/core/domain";
import type { texts as english } from "./english.ts";

export const texts: Words<typeof english> = {
  closed: (day) => `Закрито ${day}.`,
  opens: (day) => `Відкриється ${day}.`,
  open: (day) => `Відкрито до ${day}.`,
  openOr: (day, quota) => `Відкрито до ${day} або до ${quota} відповідей.`,
  counts: (responses, posts) => `Відповіді: ${responses}. Дописи: ${posts}.`,
  named: (name, country) => `Місце: ${name}, ${country}.`,
  point: "Місце: квадрат близько 1 км без назви.",
  scope: {
    first: (km) => `Спершу показане людям у межах ${km} км.`,
    only: (km) => `У списках лише для людей у межах ${km} км.`,
    answer: (km) => `Відповідають лише люди в межах ${km} км.`,
  },
  counted: {
    rings:
      "Звідки надходять відповіді тих, хто погодився, рахується: звідси й з інших місць.",
    map: "Звідки надходять відповіді тих, хто погодився, рахується: на карті.",
  },
  answer: (address) => `Відповісти: <${address}>.`,
  read: (address) => `Читати далі: <${address}>.`,
  questions: "Запитання",
};
