import type { Words } from "@nearsay/core/domain";
import type { texts as english } from "./english.ts";

export const texts: Words<typeof english> = {
  closed: (day) => `Kapandı: ${day}.`,
  opens: (day) => `Açılıyor: ${day}.`,
  open: (day) => `Şu tarihe kadar açık: ${day}.`,
  openOr: (day, quota) => `Şu tarihe ya da ${quota} yanıta kadar açık: ${day}.`,
  counts: (responses, posts) => `Yanıtlar: ${responses}. Gönderiler: ${posts}.`,
  named: (name, country) => `Yer: ${name}, ${country}.`,
  point: "Yer: yaklaşık 1 km’lik adsız bir kare.",
  scope: {
    first: (km) => `En fazla ${km} km uzaktakilere önce gösterilir.`,
    only: (km) => `Yalnızca en fazla ${km} km uzaktakilere listelenir.`,
    answer: (km) => `Yalnızca en fazla ${km} km uzaktakiler yanıtlar.`,
  },
  counted: {
    rings:
      "Kabul edenlerin yanıtlarının nereden geldiği sayılır: burası ve başka yerler.",
    map: "Kabul edenlerin yanıtlarının nereden geldiği sayılır: haritada.",
  },
  answer: (address) => `Yanıtlamak için: <${address}>.`,
  read: (address) => `Devamı: <${address}>.`,
  questions: "Sorular",
};
