import { formatCount, plural, type Words } from "@nearsay/core/domain";
import type { languagesTexts as english } from "./languages-texts.ts";

export const languagesTexts: Words<typeof english> = {
  heading: "Diğer diller",
  about:
    "Katılanlar formda hangi dilde okuyacaklarını seçer. Yanıt bütün dillerde aynı sayılır; çevrilmeyenler yazdığınız gibi görünür.",
  open: "Bu anketi çevir",
  close: "Çevirileri gizle",
  loading: "Çeviriler yükleniyor",
  failed: "Çeviriler yüklenemedi",
  first: "Önce anketin hangi dilde yazıldığını belirtin.",
  add: "Dil ekle",
  addButton: "Ekle",
  choose: "Bir dil seçin",
  full: (count) =>
    `Bir anket en çok ${formatCount(count)} başka dilde olabilir.`,
  added: (language) => `${language} eklendi.`,
  progress: (language, done, all) =>
    `${language}: ${plural(all, {
      other: `${formatCount(all)} metnin`,
    })} ${formatCount(done)} tanesi`,
  missing: "Henüz çevrilmedi",
  complete: "Her şey çevrildi.",
  nothing: "Henüz çevrilecek bir şey yok: önce anketi yazın.",
  remove: (language) => `Kaldır: ${language}`,
  ask: {
    title: (language) => `${language} kaldırılsın mı?`,
    about: "Bu dilde yazdıklarınız silinir.",
    keep: "Kalsın",
    remove: "Kaldır",
  },
  draft: {
    ask: (language) => `Çeviri taslağı hazırla: ${language}`,
    busy: (done, all) =>
      `Hazırlanıyor: ${formatCount(done)}/${formatCount(all)}`,
    cancel: "İptal",
    came: (count) =>
      plural(count, {
        other: `${formatCount(count)} metnin taslağı hazır, onayınızı bekliyor.`,
      }),
    waiting: (count) =>
      plural(count, {
        other: `${formatCount(count)} metnin taslağını yapay zekâ modeli hazırladı. Siz onaylayınca yayımlanır; o zamana kadar yerinde özgün metin durur.`,
      }),
    approveAll: "Tümünü onayla",
    mark: "Taslak, onaylanmadı.",
    approve: "Onayla",
    approveText: (text) => `Onayla: ${text}`,
    some: "Yapay zekâ modeli bazı metinleri atladı.",
    failed: "Çeviri taslağı hazırlanamadı.",
    failures: {
      busy: "Yapay zekâ modeli şu anda çok meşgul.",
      declined: "Yapay zekâ modeli bu çeviriyi hazırlamayı reddetti.",
      cut: "Yapay zekâ modeli bitirmeden kesildi.",
      unreadable: "Yapay zekâ modelinin yazdığı okunamadı.",
      silent: "Yapay zekâ modeli yanıt vermez oldu.",
      unreachable: "Yapay zekâ modeline ulaşılamadı.",
      broken: "Yapay zekâ modeli bu çeviriyi hazırlayamadı.",
    },
  },
  roles: {
    title: "Başlık",
    instructions: "Açıklama",
    question: (number) => `Soru ${formatCount(number)}`,
    challenge: (number) => `Doğrulama sorusu ${formatCount(number)}`,
    option: (number, place) =>
      `Soru ${formatCount(number)}, seçenek ${formatCount(place)}`,
    other: (number) => `Soru ${formatCount(number)}, “Diğer …” seçilince`,
    hint: (number) => `Soru ${formatCount(number)}, ipucu`,
    low: (number) => `Soru ${formatCount(number)}, ölçeğin alt ucu`,
    high: (number) => `Soru ${formatCount(number)}, ölçeğin üst ucu`,
    unit: (number) => `Soru ${formatCount(number)}, birim`,
    heading: (number) =>
      `Soru ${formatCount(number)} öncesindeki bölümün başlığı`,
    text: (number) => `Soru ${formatCount(number)} öncesindeki bölümün metni`,
  },
  problems: {
    noLanguage:
      "Çevirileri olduğu için anketin hangi dilde yazıldığını belirtin.",
    own: (language) =>
      `Anketin yazıldığı dil: ${language}. Bu dildeki çeviriyi kaldırın ya da anket için başka bir dil seçin.`,
    ambiguous: (number, text) =>
      `Soru ${formatCount(number)}: “${text}”, bir ya da iki dilde iki ayrı seçeneğin yerine duruyor. Birini başka türlü yazın.`,
  },
  leftOut: "Burada bilinmeyen dillere çeviriler.",
};
