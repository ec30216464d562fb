import type { Words } from "@nearsay/core/domain";
import type * as english from "./upcoming-texts.ts";

export const upcomingTexts: Words<typeof english.upcomingTexts> = {
  title: "لم يُفتح هذا الاستطلاع بعد.",
  opens: "يُفتح في",
};
