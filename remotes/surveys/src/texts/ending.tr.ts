import { formatCount, type Words } from "@nearsay/core/domain";
import type * as english from "./ending.ts";

export const ending: Words<typeof english.ending> = {
  upcoming: "Bu anket henüz açılmadı.",
  upcomingShort: "Henüz açılmadı",
  opens: "Açılış",
  closesAfter: (count) => `${formatCount(count)} yanıttan sonra kapanır`,
};
