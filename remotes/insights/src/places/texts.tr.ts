import { formatCount, type Words } from "@nearsay/core/domain";
import type { texts as english } from "./texts.ts";

export const texts: Words<typeof english> = {
  label: "Yanıtların yeri",
  from: {
    all: (count) => `Tümü (${count})`,
    here: (count) => `Burası (${count})`,
    elsewhere: (count) => `Başka yerler (${count})`,
  },
  people: (shares) =>
    `Buradakiler: ${shares.question} için ${shares.option} diyenler ${shares.here} (n = ${shares.hereCount}); başka yerlerde ${shares.elsewhere} (n = ${shares.elsewhereCount}), ${formatCount(Math.abs(shares.points))} puan ${shares.points > 0 ? "az" : "fazla"}.`,
  alike: "Buradakiler ve başka yerdekiler aynı seçimi yaptı.",
  incomparable: "Henüz hiçbir sorunun ikisinden de sayıları yok.",
  points: "Her seçeneğin yanında diğerleriyle yüzde puan farkı durur.",
  claimed:
    "Sayılmasına izin verenlerin cihazlarının bildirdiğine göre. Bir cihaz her yeri öne sürebilir.",
  notYet:
    "Buradan ve başka yerlerden yanıtlar, her birinden bir grup sayılara girince ayrı gösterilir.",
  failed: "Oranın sayıları yüklenemedi.",
  map: {
    title: "Yanıt haritası",
    question: "Soru",
    option: "Yanıt",
    finding: (option, question) => `${question} için ${option} diyenler`,
    people: (squares) => `${formatCount(squares)} kare`,
    note: (least, elsewhere) =>
      `En az ${least} kişi olan her karedeki paylar, kuzey yukarıda. Daha büyük bir kare, küçüğünde çok az kişi olanları sayar. Haritada olmayan: ${elsewhere}. Cihazların bildirdiğine göre.`,
    none: "Henüz harita yok",
    awaited: (least) =>
      `Bir karede ${least} kişi, başka yerde de bir o kadar kişi olunca kareler görünür.`,
    square: "Kare",
    squareAt: (middle, kilometres) =>
      `${middle} çevresinde ${formatCount(kilometres)} km`,
    count: "Kişi",
    share: "Pay",
    save: "GeoJSON olarak kaydet",
    failed: "Yanıt haritası yüklenemedi.",
  },
};
