import type { Words } from "@nearsay/core/domain";
import type { texts as english } from "./order-texts.ts";

export const texts: Words<typeof english> = {
  label: "Trier les messages",
  near: "Proches",
  new: "Récents",
  liked: "Aimés",
  failed: "Les messages n’ont pas pu être triés.",
};
