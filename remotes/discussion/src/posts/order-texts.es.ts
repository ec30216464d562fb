import type { Words } from "@nearsay/core/domain";
import type { texts as english } from "./order-texts.ts";

export const texts: Words<typeof english> = {
  label: "Ordenar las publicaciones",
  near: "Cercanas",
  new: "Nuevas",
  liked: "Gustadas",
  failed: "No se pudieron ordenar las publicaciones.",
};
