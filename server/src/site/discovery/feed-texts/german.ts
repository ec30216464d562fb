import type { Words } from "@nearsay/core/domain";
import type { texts as english } from "./english.ts";

export const texts: Words<typeof english> = {
  newest: (site) => `Neu auf ${site}`,
  nearby: (site) => `${site}: Umfragen in der Nähe`,
};
