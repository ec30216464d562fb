import { formatCount, type Words } from "@nearsay/core/domain";
import type { newsTexts as english } from "./news-texts.ts";

export const newsTexts: Words<typeof english> = {
  about:
    "E-posta adresi bırakmadan yeni yanıtlardan, gönderilerden ve bildirimlerden haberdar olun. Yanıtlar ve bildirimler sayı olarak söylenir, kimin ne yanıtladığı asla söylenmez. Siz seçene kadar hepsi kapalıdır ve bu sayfayı açan anahtarla birlikte sona erer.",
  failed: "Seçilenler yüklenemedi",
  feed: {
    heading: "Akış",
    about:
      "Akış okuyucular için. Kendine ait bir adresi vardır: adresi bilen akışı okuyabilir, başka bir şey yapamaz.",
    make: "Akış oluştur",
    made: (day) => `Oluşturulma: ${day}.`,
    lost: "Adresi bir kez gösterilir. Kaybolursa yenisini oluşturun: eskisi artık hiçbir şey açmaz.",
    replace: "Yeni adres oluştur",
    end: "Akışı sonlandır",
    ended: "Akış sonlandırıldı.",
    fresh: "Akış hazır. Adresi yalnızca bu kez gösterilir.",
    address: "Akışın adresi",
    copy: "Adresi kopyala",
    done: "Aldım",
    failedAct: "Akış değiştirilemedi.",
  },
  push: {
    heading: "Bu tarayıcı",
    about:
      "Bu tarayıcı, bu sitenin hiçbir sayfası açık değilken de “10 yeni yanıt” gibi bir ileti gösterir; en çok çeyrek saatte bir. İleti, tarayıcıyı yapanın hizmetinden gelir, o da okuyamaz.",
    none: "Bu site tarayıcılara bir şey göndermiyor. Siteyi işleten, kendisine ulaşılacak bir adres vererek bunu açabilir.",
    unsupported:
      "Bu tarayıcı burada ileti almıyor. Bazıları ancak site uygulama olarak kurulunca alır, gizli pencerede ise hiçbiri almaz.",
    denied:
      "Bu tarayıcıda bu sitenin iletilerine izin verilmiyor. Ayarlarında bu site için bildirimlere izin verin, sonra yeniden deneyin.",
    looking: "Tarayıcıya soruluyor",
    on: "Bu tarayıcıda açık",
    turnOn: "Bu tarayıcıya haber ver",
    turnedOn: "Bu tarayıcıya artık haber verilecek.",
    turnOff: "Bu tarayıcıya artık haber verme",
    turnedOff: "Bu tarayıcıya artık haber verilmeyecek.",
    failedAct: "Tarayıcı ayarlanamadı. Lütfen yeniden deneyin.",
  },
  webhook: {
    heading: "Web kancası",
    none: "Bu site başka sunuculara haber göndermiyor. Siteyi işleten bazılarına izin verebilir.",
    about: (hosts) =>
      `Kendi sunucunuz için: sayılar JSON olarak, bir gizli anahtarla imzalanıp gönderilir. ${hosts.length === 0 ? "Bu site artık hiçbir sunucuya göndermiyor." : `Bu sitenin gönderdiği sunucular: ${hosts.join(", ")}.`}`,
    address: "Adres, örneğin https://example.org/news",
    make: "Haberleri oraya gönder",
    made: "Haberler artık oraya gönderiliyor.",
    since: (day) => `Başlangıç: ${day}`,
    pausedSince: (day) => `Başlangıç: ${day}. Art arda on kez başarısız oldu.`,
    fresh:
      "Haberler oraya gönderiliyor. Gizli anahtar yalnızca bu kez gösterilir.",
    secret: "Gönderileni imzalayan gizli anahtar",
    copy: "Gizli anahtarı kopyala",
    done: "Aldım",
    paused: "Duraklatıldı",
    resume: "Yeniden gönder",
    resumed: "Haberler yeniden gönderiliyor.",
    test: "Deneme gönder",
    tested: "Deneme yolda.",
    refresh: "Ne olduğuna bak",
    end: "Web kancasını sonlandır",
    ended: "Web kancası sonlandırıldı.",
    failedAct: "Web kancası değiştirilemedi.",
  },
  deliveries: {
    list: "Gönderilenler",
    none: "Son yedi günde hiçbir şey gönderilmedi.",
    kinds: { news: "Haberler", test: "Deneme" },
    states: {
      waiting: "Gönderilecek",
      delivered: "Ulaştı",
      failed: "Başarısız",
    },
    failures: {
      "host-not-allowed": "Bu site oraya bir şey göndermiyor",
      "not-public": "Adresi internette değil",
      "too-slow": "On saniyeden uzun sürdü",
      unreachable: "Ulaşılamadı",
    },
    attempts: (count) => `${formatCount(count)} deneme`,
    status: (status) => `yanıt ${status}`,
    took: (ms) => `${formatCount(ms)} ms`,
  },
};
