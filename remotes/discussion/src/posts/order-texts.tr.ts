import type { Words } from "@nearsay/core/domain";
import type { texts as english } from "./order-texts.ts";

export const texts: Words<typeof english> = {
  label: "Gönderileri sırala",
  near: "Yakın",
  new: "Yeni",
  liked: "Beğenilen",
  failed: "Gönderiler sıralanamadı.",
};
