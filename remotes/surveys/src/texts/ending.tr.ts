import { formatCount, type Words } from "@nearsay/core/domain";
import type * as english from "./ending.ts";

export const ending: Words<typeof english.ending> = {
  upcoming: "Bu anket henüz açılmadı.",
  upcomingShort: "Henüz açılmadı",
  opens: "Açılış",
  closesAfter: (count) => `${formatCount(count)} yanıttan sonra kapanır`,
  leaving: (host) => `Bu siteden ayrılıp ${host} adresine gidiyorsunuz.`,
  goOn: (host) => `${host} adresine devam et`,
  newTab: "(yeni sekmede açılır)",
};
