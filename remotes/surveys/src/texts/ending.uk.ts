import { formatCount, type Words } from "@nearsay/core/domain";
import type * as english from "./ending.ts";

export const ending: Words<typeof english.ending> = {
  upcoming: "Це опитування ще не відкрите.",
  upcomingShort: "Ще не відкрите",
  opens: "Відкриється",
  closesAfter: (count) =>
    count % 10 === 1 && count % 100 !== 11
      ? `Закриється після ${formatCount(count)} відповіді`
      : `Закриється після ${formatCount(count)} відповідей`,
};
