import { formatCount, type Words } from "@nearsay/core/domain";
import type { importTexts as english } from "./import-texts.ts";

export const importTexts: Words<typeof english> = {
  refused: {
    tooLarge: "Bu dosya 1 MB’tan büyük; hiçbir anket bu kadar büyük değildir.",
    noJson: "Bu dosya JSON değil. JSON olarak kaydedilmiş bir dosya seçin.",
    unknown:
      "Bu dosya ne bu sitede kaydedilmiş bir anket ne de bir SurveyJS anketi.",
  },
  survey: "Anket",
  page: (number) => `Sayfa ${number}`,
  question: (number) => `Soru ${number}`,
  panel: "Bir panel",
  noText: (where, name) => `${where}: “${name}” bir metin değil.`,
  cut: (where, name, max) =>
    `${where}: “${name}” ${formatCount(max)} karaktere kısaltıldı.`,
  settings: (where, names) => `${where}: ${names.join(", ")}.`,
  unreadable: (where) => `${where}: okunamadı.`,
  noChoice: (where, name) =>
    `${where}: “${name}” burada bilinen bir şey söylemiyor.`,
  kind: (where, kind) =>
    `${where}: “${kind}” türündeki sorular burada sorulmaz.`,
  asText: (where, kind) =>
    `${where}: “${kind}” olarak değil, serbest metin olarak soruluyor.`,
  noBounds: (where) =>
    `${where}: dosya yanıtların nereden nereye gittiğini söylemiyor. Sınırlara bakın.`,
  ends: (where, ends) => `${where}: uçlarındaki sözler, “${ends}”.`,
  visibleIf: (where, condition) =>
    `${where}: daha çok kişiye soruluyor. Dosya bunu yalnızca “${condition}” ise soruyor.`,
  named: (title) => `“\u2068${title}\u2069”`,
  hidden: (where) => `${where}: alınmadı. Dosya bunu kimseye sormuyor.`,
  goesBy: (where, other) =>
    `${where}: ${other} sorusuna bağlı; oradaki yanıtlar dosyadakinden farklı olabilir.`,
  again: (names) =>
    `Bir soru artık sorulmuyorsa yanıtı burada hiçbir şeyi belirlemez. Dosyada şunlar için belirler: ${names.join(", ")}.`,
  requiredIf: (where, condition) =>
    `${where}: kimse yanıtlamak zorunda değil. Dosyada “${condition}” ise zorunlu.`,
  enableIf: (where, condition) =>
    `${where}: herkes yanıtlayabilir. Dosyada yalnızca “${condition}” ise yanıtlanabilir.`,
  readOnly: (where) => `${where}: yanıtlanabilir. Dosyada kimse yanıtlayamaz.`,
  prefilled: (where) =>
    `${where}: yanıtsız başlıyor. Dosya bir yanıt dolduruyor.`,
  shared: (where) =>
    `${where}: kendi yanıtı var. Dosyada yanıtını başka bir soruyla paylaşıyor.`,
  unchecked: (where) =>
    `${where}: dosyanın kabul etmediği yanıtları da kabul ediyor.`,
  comment: (where) => `${where}: yanında yorum istenmiyor.`,
  anyRow: (where) =>
    `${where}: kimse yanıtlamak zorunda değil. Dosya bir satır istiyor.`,
  step: (where, step) => `${where}: dosyadaki gibi ${step} adımlarla gitmiyor.`,
  twoDigits: (where) => `${where}: virgülden sonra en çok iki basamak.`,
  piped: (where, name) =>
    `${where}: dosyanın önceki bir yanıtı, “${name}”, koyduğu yerde “…” var. Metni onsuz yazın.`,
  problem: (where, message) => `${where}: bu hâliyle yayımlanamaz. ${message}`,
  notTaken: (where, names) =>
    `${where}: dosyadan alınmadı: ${names.join(", ")}.`,
  trigger: (kind, names) =>
    `Dosyanın kendiliğinden yaptıkları burada yapılmaz: ${[kind, ...names].join(", ")}.`,
  keptHidden: "Yeniden gizlenen soruların yanıtları sayılmaz. Dosyada sayılır.",
  quiz: "Doğru yanıtlar burada sayılmaz.",
  options: {
    limited: (where) =>
      `${where}: bütün seçenekleri herkese sunuluyor. Dosya bazılarını yalnızca bazı kişilere sunuyor.`,
    together: (where, option) =>
      `${where}: “${option}” başkalarıyla birlikte seçilebilir. Dosyada seçilemez.`,
    none: (where) => `${where}: seçeneği yok. Yeniden yazın.`,
    unreadable: (where) => `${where}: bazı seçenekler okunamadı.`,
    tooMany: (where, max) =>
      `${where}: ilk ${formatCount(max)} seçenekten sonrakiler.`,
    repeated: (where) => `${where}: başka birini yineleyen seçenekler.`,
    unused: (where) => `${where}: serbest metnin seçenekleri.`,
  },
  questions: {
    tooMany: (max) => `İlk ${formatCount(max)} sorudan sonrakiler.`,
    challenges: (max) =>
      `İlk ${formatCount(max)} doğrulama sorusundan sonrakiler.`,
    tooDeep: "20’den çok panelin içindeki panellerde bulunan sorular.",
    expected: "Doğrulama sorularının beklenen yanıtları. Yeniden yazın.",
    code: "Erişim kodu. Yenisini yazın.",
  },
};
