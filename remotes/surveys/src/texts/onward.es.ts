import type { Words } from "@nearsay/core/domain";
import type * as english from "./onward.ts";

export const onward: Words<typeof english.onward> = {
  leaving: (host) => `Va a salir de este sitio hacia ${host}.`,
  goOn: (host) => `Continuar a ${host}`,
  newTab: "(se abre en una pestaña nueva)",
};
