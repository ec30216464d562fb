import type { Words } from "@nearsay/core/domain";
import type * as english from "./onward.ts";

export const onward: Words<typeof english.onward> = {
  leaving: (host) => `Vous quittez ce site pour ${host}.`,
  goOn: (host) => `Continuer vers ${host}`,
  newTab: "(s’ouvre dans un nouvel onglet)",
};
