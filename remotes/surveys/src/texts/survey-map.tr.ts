import { formatCount, plural, type Words } from "@nearsay/core/domain";
import type { surveyMap as english } from "./survey-map.ts";

export const surveyMap: Words<typeof english> = {
  label: "Anket haritası",
  shown: (count) =>
    plural(count, {
      other: `${formatCount(count)} anket haritanın bu kesitinde`,
    }),
  chosen: (count) =>
    plural(count, {
      other: `${formatCount(count)} anket seçilen karede`,
    }),
  all: "Bu kesittekilerin tümünü göster",
  none: "Haritanın bu kesitinde anket yok.",
  noneAtAll: "Hiçbir anketin yeri yok.",
  there: "Nerede olduğunu göster",
  squares:
    "Her kare en az 1 km genişliğindedir; daha kesin bir şey bilinmez. Yeri olmayan anketler yalnızca listededir.",
  loading: "Anketler yükleniyor",
  failed: "Anketler yüklenemedi.",
};
