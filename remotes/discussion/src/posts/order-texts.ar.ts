import type { Words } from "@nearsay/core/domain";
import type { texts as english } from "./order-texts.ts";

export const texts: Words<typeof english> = {
  label: "رتّب المشاركات",
  near: "الأقرب",
  new: "الأحدث",
  liked: "الأكثر إعجابًا",
  failed: "تعذّر ترتيب المشاركات.",
};
