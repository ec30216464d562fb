import type { Words } from "@nearsay/core/domain";
import type * as english from "./onward.ts";

export const onward: Words<typeof english.onward> = {
  leaving: (host) => `Sie verlassen diese Seite und gehen zu ${host}.`,
  goOn: (host) => `Weiter zu ${host}`,
  newTab: "(öffnet in neuem Tab)",
};
