import { formatCount, type Words } from "@nearsay/core/domain";
import type { texts as english } from "./texts.ts";

const participation = (action: string) =>
  `Yalnızca okuma: ${action} için “Anonim kimlik” sayfasında anonim kimliği etkinleştirin.`;

const from = {
  here: "buradan",
  near: "10 km içinden",
  region: "50 km içinden",
  far: "daha uzaktan",
};

export const texts: Words<typeof english> = {
  title: "Tartışma",
  loading: "Tartışma yükleniyor",
  loadFailed: "Tartışma yüklenemedi.",
  empty: "Henüz gönderi yok",
  emptyHint: "Ne düşündüğünü ilk söyleyen siz olun.",
  asAuthor: "Anketin sahibi",
  authorChoice: {
    label: "Anketin sahibi olarak",
    hint: "O zaman herkes, bu ankette, bu anonim kimliğin anketin sahibine ait olduğunu görür.",
    refused:
      "Bu tarayıcıdaki anahtar artık anketin sahibi olarak yazmaya yetmiyor.",
  },
  contentRefused: "Bu içeriğe izin verilmiyor.",
  closed: "Anketin sahibi tartışmayı kapattı. Okuyabilirsiniz.",
  closedWhileTyping:
    "Anketin sahibi tartışmayı kapattı. Metniniz yeniden açılana kadar burada kalır.",
  slow: (minutes) =>
    `Yavaş kip: her kişi ${minutes === 1 ? "dakikada" : `${formatCount(minutes)} dakikada`} bir yazar.`,
  composer: {
    label: "Gönderiniz",
    placeholder: "Bu anket hakkındaki görüşünüz…",
    submit: "Yayımla",
    saving: "Kaydediliyor…",
    readOnly: "Yazmak için katılımı etkinleştir",
    enable: "Etkinleştir ve yayımla",
    notice: participation("yazmak"),
    failed: "Gönderi yayımlanamadı.",
    done: "Gönderiniz yayımlandı.",
  },
  posts: {
    waiting: (count) => `${formatCount(count)} yeni gönderi`,
    older: "Daha eski gönderileri göster",
    olderFailed: "Daha eski gönderiler yüklenemedi.",
    retry: "Yeniden dene",
  },
  from,
  sayRing: (ring) => `Nereden yazdığımı söyle: ${from[ring]}`,
  ringHint: "Gönderiyi okuyan herkes bunu görür, daha kesin bir şey görmez.",
  like: {
    like: "Beğen",
    liked: "Beğenildi",
    failed: "Beğeni kaydedilemedi.",
    readOnly:
      "Katılmak için “Anonim kimlik” sayfasında anonim kimliği etkinleştirin.",
    enable: "Etkinleştir ve beğen",
  },
  report: {
    open: "Bildir",
    done: "Bildirildi. Teşekkürler.",
    title: "Bunu bildirmek istiyor musunuz?",
    about:
      "Yeterli bildirim bunu okurlardan gizler. Burada okuyan hiç kimse kimin bildirdiğini öğrenmez.",
    reason: "Neden",
    submit: "Bildir",
    notLoaded: "Bildirim formu yüklenemedi.",
    failed: "Bildirim gönderilemedi.",
  },
  replies: {
    title: "Yanıtlar",
    to: (author) => `${author}: yanıtlar`,
    open: (count) => (count === 0 ? "Yanıtla" : `${formatCount(count)} yanıt`),
    close: "Yanıtları gizle",
    loading: "Yanıtlar yükleniyor",
    loadFailed: "Yanıtlar yüklenemedi.",
    retry: "Yeniden dene",
    arrived: "Yeni yanıt",
    more: (count) => `${formatCount(count)} yanıt daha göster`,
    fewer: "Daha az yanıt göster",
    replyingTo: (handle) => `Yanıt verilen: ${handle}`,
    edit: "Düzenle",
  },
  replyForm: {
    label: "Yanıtınız",
    placeholder: "Yanıtınızı yazın…",
    submit: "Yanıtı yayımla",
    saving: "Kaydediliyor…",
    save: "Kaydet",
    cancel: "Vazgeç",
    readOnly: "Yanıtlamak için katılımı etkinleştir",
    enable: "Etkinleştir ve yanıtla",
    enableAndSave: "Etkinleştir ve kaydet",
    notice: participation("yanıtlamak"),
    missingPost: "Gönderi eksik ya da geçersiz.",
    createFailed: "Gönderi yayımlanamadı.",
    updateFailed: "Yanıt değiştirilemedi.",
    created: "Yanıtınız yayımlandı.",
    updated: "Yanıtınız kaydedildi.",
  },
};
