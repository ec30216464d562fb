import { formatCount, type Words } from "@nearsay/core/domain";
import type { ticketsTexts as english } from "./tickets-texts.ts";

export const ticketsTexts: Words<typeof english> = {
  about:
    "Kâğıt biletler tek kullanımlık kodlardır: her posta kutusuna bir tane koyun, her posta kutusunun bir oyu olsun. Bilet ne onu kullanan kişiye ne de verdiği yanıta bağlıdır.",
  failed: "Biletler yüklenemedi",
  failedAct: "Biletler değiştirilemedi.",
  mode: {
    legend: "Kimler yanıtlayabilir?",
    fixed: "Yanıt veren oldu, bu artık değiştirilemez.",
    choices: {
      off: { label: "Herkes", hint: "Biletsiz." },
      only: {
        label: "Yalnızca bileti olanlar",
        hint: "Diğer herkes anketi ve sonuçlarını okuyabilir.",
      },
      apart: {
        label: "Herkes, biletler ayrı gösterilir",
        hint: "Sonuçlar ikisini yan yana gösterir.",
      },
    },
    saved: "Kaydedildi.",
  },
  make: {
    heading: "Yeni biletler",
    count: "Kaç tane",
    wrongCount: (max) =>
      `1 ile ${formatCount(max)} arasında bir tam sayı girin.`,
    label: "Ad, örneğin bir sokak",
    labelHint: "Yalnızca siz ve anketin diğer sahipleri görür.",
    action: "Bilet oluştur",
    full: "Daha fazla deste olamaz.",
  },
  fresh: {
    title: (count) => `${formatCount(count)} bilet hazır`,
    about:
      "Kodları yalnızca bu kez gösterilir ve hiçbir yerde saklanmaz. Devam etmeden önce kaydedin.",
    sheet: "Yazdırılacak sayfayı kaydet",
    csv: "CSV olarak kaydet",
    codes: "Yüksek sesle okunacak kodlar",
    done: "Aldım",
  },
  list: {
    label: "Bilet desteleri",
    none: "Henüz bilet yok.",
    unnamed: "Adsız",
    tickets: (count) => `${formatCount(count)} bilet`,
    made: (day) => `Oluşturulma: ${day}`,
    used: (used) => `Dün akşama kadar ${formatCount(used)} bilet kullanıldı`,
    tooFew: (min) =>
      `Kaç tanesinin kullanıldığı ${formatCount(min)} biletten itibaren söylenir`,
    ended: "Sonlandırıldı",
    end: "Sonlandır",
    endNamed: (name) => `Kullanılmamış biletleri sonlandır: ${name}`,
    endTitle: "Kullanılmamış biletler sonlandırılsın mı?",
    endAbout:
      "Bu destenin henüz kimsenin kullanmadığı biletleri geçersiz olur. Bu geri alınamaz.",
    endAction: "Sonlandır",
    cancel: "İptal",
    endedSaid: "Kullanılmamış biletler sonlandırıldı.",
  },
  sheet: {
    title: (survey) => `Biletler: ${survey}`,
    until: (day) => `Son yanıt günü: ${day}`,
    untraced: "Yanıtınız bu bilete bağlanamaz",
    open: (address) => `Tarayın ya da kodu girin: ${address}`,
  },
  csv: { code: "Kod", link: "Bağlantı" },
};
