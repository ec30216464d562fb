import type { Words } from "@nearsay/core/domain";
import type { ownedTexts as english } from "./owned-texts.ts";

export const ownedTexts: Words<typeof english> = {
  list: "Anketleriniz",
  link: {
    survey: "Anketin bağlantısı",
    owner: "Yönetim bağlantısı",
    other: "Bu anahtarın bağlantısı",
    copy: "Bağlantıyı kopyala",
    share: "Paylaş…",
    code: "Erişim kodu",
    copyCode: "Kodu kopyala",
    surveyCode: (title) => `${title} anketinin QR kodu`,
    ownerCode: "Yönetim bağlantısının QR kodu",
    showCode: "QR kodu olarak göster",
    save: "Dosya olarak kaydet",
    word: "Denetim sözcüğü:",
    wordHint: "Aynı bağlantının sözcüğü hep aynıdır.",
    file: (title, link, word, may) =>
      [
        `“${title}” anketinin yönetim bağlantısı`,
        "",
        link,
        "",
        `Denetim sözcüğü: ${word}`,
        "",
        may,
        "",
      ].join("\n"),
    may: {
      own: "Bu bağlantı kimdeyse anketi değiştirebilir, kapatabilir ve silebilir. Başka bir cihazdan dönüşün tek yolu budur: kimsenin bakmadığı bir yerde saklayın.",
      moderate: "Bu bağlantı kimdeyse tartışmayla ilgilenebilir.",
      read: "Bu bağlantı kimdeyse sonuçları okuyabilir.",
    },
    fileWords: (word) => `anket-baglantisi-${word}`,
  },
  add: {
    label: "Yönetim bağlantısı",
    hint: "Bağlantıyı veya onu içeren dosyayı yapıştırın.",
    wrong:
      "Bu bir yönetim bağlantısı değil. O, /manage/ içerir ve #key=… ile harflerle biter.",
  },
  forget: {
    title: "Bu cihazda unutulsun mu?",
    about:
      "Anket olduğu gibi kalır. Ona yalnızca yönetim bağlantısıyla dönülür; başka bir yerde saklı değilse dönüş yolu yoktur.",
    cancel: "Sakla",
    action: "Unut",
    forgotten: (title) => `“${title}” unutuldu.`,
    undo: "Geri al",
  },
  roles: {
    own: "Tüm yetkiler",
    moderate: "Tartışmayla ilgilenir",
    read: "Sonuçları okur",
  },
  states: {
    open: "Açık",
    closed: "Kapalı",
    hidden: "Gizli",
    deleting: "Siliniyor",
  },
};
