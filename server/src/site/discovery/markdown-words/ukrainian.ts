import type { Words } from "@nearsay/core/domain";
import type { texts as english } from "./english.ts";

export const texts: Words<typeof english> = {
  closed: (day) => `Закрито ${day}.`,
  opens: (day) => `Відкриється ${day}.`,
  open: (day) => `Відкрито до ${day}.`,
  openOr: (day, quota) => `Відкрито до ${day} або до ${quota} відповідей.`,
  counts: (responses, posts) => `Відповіді: ${responses}. Дописи: ${posts}.`,
  answer: (address) => `Відповісти: <${address}>.`,
  read: (address) => `Читати далі: <${address}>.`,
  questions: "Запитання",
};
