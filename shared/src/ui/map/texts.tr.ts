import { formatCount, plural } from "../../domain/locale.ts";
import type { Words } from "../../domain/words.ts";
import type { texts as english } from "./texts.ts";

export const texts: Words<typeof english> = {
  zoomIn: "Yakınlaştır",
  zoomOut: "Uzaklaştır",
  wholeWorld: "Tüm dünya",
  chooseMiddle: "Ortayı seç",
  keys: "Ok tuşları haritayı kaydırır, artı ve eksi yakınlaştırıp uzaklaştırır, Home tüm dünyayı gösterir.",
  keysToChoose:
    "Ok tuşları haritayı kaydırır, artı ve eksi yakınlaştırıp uzaklaştırır, Home tüm dünyayı gösterir, Enter ortadaki yeri seçer.",
  chosen: "Yer seçildi",
  surveys: (count) =>
    plural(count, {
      other: `${formatCount(count)} anket`,
    }),
  coarse: "Yalnızca kara ve sınırlar, kabaca çizilmiş",
  noStyle: "Bu sitenin haritası yüklenemedi.",
  noWebGl: "Bu tarayıcı bu sitenin haritasını çizemiyor.",
  notWhole: "Haritanın bir kısmı yüklenemedi.",
  noLand: "Kara ve sınırlar yüklenemedi",
};
