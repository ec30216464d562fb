import type { Words } from "@nearsay/core/domain";
import type * as english from "./survey-meta.ts";

export const surveyMeta: Words<typeof english.surveyMeta> = {
  fresh: "Нове",
  closed: "Закрито",
  responded: "Є відповідь",
  demo: "Демо",
  closes: "Закриється",
  closedOn: "Закрито",
  created: "Створено",
  reported: "Є скарга",
};
