import type { Words } from "@nearsay/core/domain";
import type { texts as english } from "./order-texts.ts";

export const texts: Words<typeof english> = {
  label: "Упорядкувати дописи",
  near: "Близькі",
  new: "Нові",
  liked: "Вподобані",
  failed: "Не вдалося впорядкувати дописи.",
};
