import type { Words } from "@nearsay/core/domain";
import type { texts as english } from "./order-texts.ts";

export const texts: Words<typeof english> = {
  label: "Beiträge ordnen nach",
  near: "Nähe",
  new: "Neu",
  liked: "Beliebt",
  failed: "Die Beiträge ließen sich nicht ordnen.",
};
