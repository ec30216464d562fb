import type { Words } from "@nearsay/core/domain";
import type { texts as english } from "./english.ts";

export const texts: Words<typeof english> = {
  newest: (site) => `Nouveau sur ${site}`,
  nearby: (site) => `${site} : sondages à proximité`,
};
