import type { Words } from "@nearsay/core/domain";
import type { deskPlaceTexts as english } from "./desk-place-texts.ts";

export const deskPlaceTexts: Words<typeof english> = {
  named: (name) => `Yer: ${name}.`,
  point: "Yer: yaklaşık 1 km’lik adsız bir kare.",
  nowhere: "Yer: hiçbir yer.",
  everyone: "Herkes için.",
  scope: {
    first: (km) => `En fazla ${km} km uzaktakilere önce gösterilir.`,
    only: (km) => `Yalnızca en fazla ${km} km uzaktakilere listelenir.`,
    answer: (km) => `Yalnızca en fazla ${km} km uzaktakiler yanıtlar.`,
  },
  counts: {
    none: "Yanıtların nereden geldiği sayılmaz.",
    rings:
      "Kabul edenlerin yanıtlarının nereden geldiği sayılır: burası ve başka yerler.",
    map: "Kabul edenlerin yanıtlarının nereden geldiği sayılır: haritada.",
  },
  fixed: "Yayımladıktan sonra değiştirilemez.",
};
