import { formatCount, type Words } from "@nearsay/core/domain";
import type { importTexts as english } from "./import-texts.ts";

export const importTexts: Words<typeof english> = {
  refused: {
    tooLarge: "Bu dosya 1 MB’tan büyük; hiçbir anket bu kadar büyük değildir.",
    noJson: "Bu dosya JSON değil. JSON olarak kaydedilmiş bir dosya seçin.",
    unknown:
      "Bu dosya ne bu sitede kaydedilmiş bir anket ne de bir SurveyJS anketi.",
  },
  more: (count) => `Ve ${formatCount(count)} tane daha.`,
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
    `${where}: yalnızca “${condition}” ise değil, her zaman soruluyor.`,
  options: {
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
