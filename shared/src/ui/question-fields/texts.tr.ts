import { formatCount } from "../../domain/locale.ts";
import type { Words } from "../../domain/words.ts";
import type { texts as english } from "./texts.ts";

export const texts: Words<typeof english> = {
  required: "zorunlu",
  optional: "isteğe bağlı",
  allRequired: "Bütün soruların yanıtlanması gerekir.",
  oneAllowed: "Birini seçin.",
  anyAllowed: "İstediğiniz kadar seçin.",
  exactly: (count) => `${formatCount(count)} seçenek seçin.`,
  atLeast: (count) => `En az ${formatCount(count)} seçenek seçin.`,
  atMost: (count) => `En çok ${formatCount(count)} seçenek seçin.`,
  between: (least, most) =>
    `En az ${formatCount(least)}, en çok ${formatCount(most)} seçenek seçin.`,
  clearChoice: "Seçimi temizle",
  unanswerable: "Bu soru bu sayfada yanıtlanamıyor. Yanıtınızın dışında kalır.",
  stars: (count) => `${formatCount(count)} yıldız`,
  number: {
    whole: (least, most) => `${least} ile ${most} arasında bir tam sayı.`,
    notWhole: (least, most) =>
      `Lütfen rakamla ${least} ile ${most} arasında bir tam sayı yazın.`,
    decimal: (least, most, digits) =>
      `${least} ile ${most} arasında, virgülden sonra en çok ${digits} olan bir sayı.`,
    notDecimal: (least, most, digits) =>
      `Lütfen ${least} ile ${most} arasında, virgülden sonra en çok ${digits} olan bir sayı yazın.`,
    digits: (count) => `${formatCount(count)} basamağı`,
  },
  date: {
    range: (first, last) => `${first} – ${last} arası.`,
    none: "Lütfen tam bir tarih seçin: gün, ay ve yıl.",
    outside: (first, last) =>
      `Lütfen ${first} – ${last} arasında bir tarih seçin.`,
    month: (first, last, like) =>
      `${first} ile ${last} arasında bir ay, örneğin ${like}. Yalnızca ay kaydedilir.`,
    year: (first, last) =>
      `${first} ile ${last} arasında bir yıl. Yalnızca yıl kaydedilir.`,
    decade: (first, last, like) =>
      `${first} ile ${last} arasında bir yıl. Yalnızca on yıllık dönem kaydedilir, örneğin ${like}.`,
    notMonth: (first, last, like) =>
      `Lütfen ${first} ile ${last} arasında bir ay yazın, örneğin ${like}.`,
    notYear: (first, last) =>
      `Lütfen ${first} ile ${last} arasında bir yılı rakamla yazın.`,
  },
  ranking: {
    how: "Sıranıza göre dokunun, en iyisi önce.",
    change: "Sıra sizinki olana kadar yerlerini değiştirin.",
    ranked: "Sıranız",
    left: "Henüz sıralanmadı",
    place: (option, rank) => `${option}: ${formatCount(rank)}. sıraya koy`,
    up: (option) => `${option}: yukarı taşı`,
    down: (option) => `${option}: aşağı taşı`,
    clear: "Sırayı temizle",
    cleared: "Sıra temizlendi.",
    at: (option, rank, all) =>
      `${option}: ${formatCount(rank)} / ${formatCount(all)}`,
    incomplete: "Lütfen hepsini sıralayın ya da sırayı temizleyin.",
  },
  statements: {
    label: "İfadeler",
    at: (number, all) => `İfade ${formatCount(number)} / ${formatCount(all)}`,
    answered: (answered, all) =>
      `${formatCount(answered)} / ${formatCount(all)} yanıtlandı`,
    list: "Bütün ifadeler",
    open: "yanıtlanmadı",
    back: "Öncekine dön",
    clear: "Yanıtı temizle",
    done: "Hepsini gördünüz. Değiştirmek için birine dokunun.",
  },
  pages: {
    at: (page, all) => `Sayfa ${formatCount(page)} / ${formatCount(all)}`,
    next: "İleri",
    back: "Geri",
  },
  added: (count) => `${formatCount(count)} soru daha soruluyor.`,
  removed: (count) => `${formatCount(count)} soru artık sorulmuyor.`,
  problems: {
    required: "Bu sorunun yanıtlanması gerekir.",
    option: "Lütfen yeniden seçin: seçtiğiniz artık sunulmuyor.",
    single: "Lütfen yalnızca birini seçin.",
    exclusive: (option) =>
      `“${option}” başka bir seçenekle birlikte seçilemez.`,
    long: "Bu metin çok uzun.",
  },
};
