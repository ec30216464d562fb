import type { Words } from "@nearsay/core/domain";
import type * as english from "./onward.ts";

export const onward: Words<typeof english.onward> = {
  leaving: (host) => `Bu siteden ayrılıp ${host} adresine gidiyorsunuz.`,
  goOn: (host) => `${host} adresine devam et`,
  newTab: "(yeni sekmede açılır)",
};
