import type { Words } from "@nearsay/core/domain";
import type * as english from "./survey-foot.ts";

export const surveyFoot: Words<typeof english.surveyFoot> = {
  afterwards: "Подивіться, як відповіли інші, або скажіть більше.",
  afterwardsLater: {
    meanwhile: "А поки скажіть більше.",
    closing: (date) =>
      `Результати з’являться, коли опитування закриється${date && ` (${date})`}. А поки скажіть більше.`,
    never:
      "Відповіло замало людей, щоб показати результати й не виказати, чиї вони. Проте ви можете сказати більше.",
  },
  others: "Що кажуть інші",
};
