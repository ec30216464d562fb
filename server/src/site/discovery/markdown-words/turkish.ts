import type { Words } from "@nearsay/core/domain";
import type { texts as english } from "./english.ts";

export const texts: Words<typeof english> = {
  closed: (day) => `Kapandı: ${day}.`,
  opens: (day) => `Açılıyor: ${day}.`,
  open: (day) => `Şu tarihe kadar açık: ${day}.`,
  openOr: (day, quota) => `Şu tarihe ya da ${quota} yanıta kadar açık: ${day}.`,
  counts: (responses, posts) => `Yanıtlar: ${responses}. Gönderiler: ${posts}.`,
  answer: (address) => `Yanıtlamak için: <${address}>.`,
  read: (address) => `Devamı: <${address}>.`,
  questions: "Sorular",
};
