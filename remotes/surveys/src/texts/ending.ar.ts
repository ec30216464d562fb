import { formatCount, plural, type Words } from "@nearsay/core/domain";
import type * as english from "./ending.ts";

export const ending: Words<typeof english.ending> = {
  upcoming: "لم يُفتح هذا الاستطلاع بعد.",
  upcomingShort: "لم يُفتح بعد",
  opens: "يُفتح",
  closesAfter: (count) =>
    plural(count, {
      one: "يُغلق بعد رد واحد",
      two: "يُغلق بعد ردّين",
      few: `يُغلق بعد ${formatCount(count)} ردود`,
      many: `يُغلق بعد ${formatCount(count)} ردًا`,
      other: `يُغلق بعد ${formatCount(count)} رد`,
    }),
};
