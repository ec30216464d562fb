import { formatCount, plural, type Words } from "@nearsay/core/domain";
import type { texts as english } from "./texts.ts";

export const texts: Words<typeof english> = {
  loading: "Anket açılıyor…",
  begin: "Başlamak için dokunun",
  fullScreen: "Tam ekran",
  anonymous:
    "Kimseye kim olduğu sorulmaz ve yanıtlarınızdan hiçbiri bu tablette kalmaz.",
  results: {
    closed: "Sonuçlar anket kapandıktan sonra gösterilir.",
    live: "Sonuçlar hemen gösterilir: Onları izleyen biri ne yanıtladığınızı anlayabilir.",
  },
  reads: {
    figures: "Anketi hazırlayan hiçbir yanıtı tek başına okumaz.",
    texts:
      "Anketi hazırlayan yazdıklarınızı, öbür yanıtlarınızdan ayrı olarak okur.",
    rows: "Anketi hazırlayan yanıtların tümünü, ad ve saat olmadan okur.",
  },
  nothing: "Lütfen en az bir soruyu yanıtlayın.",
  notKept:
    "Yanıtlarınız bu tablette saklanamadı. Lütfen tabletten sorumlu kişiye haber verin.",
  send: "Gönder",
  sending: "Gönderiliyor…",
  startOver: "Baştan başla",
  thanks: "Teşekkürler",
  thanksMore: "Sıradaki kişi başlayabilir.",
  idle: {
    title: "Hâlâ orada mısınız?",
    about:
      "Kimse ekrana dokunmazsa, sıradaki kişi başlayabilsin diye şimdiye kadar verilen yanıtlar silinir.",
    stay: "Hâlâ buradayım",
    countdown: (seconds) =>
      plural(seconds, {
        other: `${formatCount(seconds)} saniye içinde baştan başlanacak`,
      }),
  },
  noLink: {
    title: "Bu tablet henüz bir kiosk değil",
    about:
      "Anketin sahibi, yönetim sayfasında bir kiosk bağlantısı oluşturur. O bağlantıyı burada açın.",
  },
  unreachable: {
    title: "Anket açılamadı",
    about: "Bir kiosk, tablet çevrimiçiyken bir kez açılmalıdır.",
    retry: "Yeniden dene",
  },
  noStorage: {
    title: "Bu tarayıcı kiosk olamaz",
    about:
      "Hiçbir şey saklamıyor, bu yüzden yanıtlar kaybolabilir. Gizli pencere dışında deneyin.",
  },
  ended: {
    title: "Bu kiosk sona erdi",
    about: "Bağlantısı artık bir anket açmıyor.",
  },
  closed: {
    title: "Bu anket kapandı",
    about: "Artık yanıt almıyor.",
  },
  before: {
    title: "Başka bir anketin yanıtları henüz gönderilmedi",
    about: (title) =>
      `Bu tablette hâlâ “${title}” anketine verilmiş yanıtlar var. Gönderildiklerinde yeni bağlantı açılacak.`,
  },
  unsent: {
    count: (count) =>
      plural(count, {
        other: `${formatCount(count)} yanıt henüz gönderilmedi`,
      }),
    waiting: "Bağlantı kurulur kurulmaz gönderilir.",
    why: (said) => `Sunucunun yanıtı: ${said}`,
    retry: "Şimdi gönder",
    remove: "Bu tabletten sil",
    ask: {
      title: "Gönderilmeyenler silinsin mi?",
      about: "Bu yanıtlar hiçbir yerde sayılmaz ve geri getirilemez.",
      keep: "Sakla",
      remove: "Sil",
    },
  },
};
