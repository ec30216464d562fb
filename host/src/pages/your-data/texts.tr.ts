import { formatCount, plural, type Words } from "@nearsay/core/domain";
import type { texts as english } from "./texts.ts";

export const texts: Words<typeof english> = {
  lead: "Bu sitenin anonim kimliğiniz altında sakladıkları: görün, yanınıza alın, geri alın.",
  loading: "Verileriniz yükleniyor…",
  failed: "Verileriniz yüklenemedi.",
  empty: "Anonim kimliğiniz altında hiçbir şey saklanmıyor",
  emptyText:
    "Yanıtladıklarınız, yazdıklarınız, beğendikleriniz, bildirdikleriniz ve yayımladıklarınız burada görünecek.",
  toSurveys: "Anket bul",
  download: "JSON olarak indir",
  more: "Daha eski anketleri göster",
  loadingMore: "Yükleniyor…",
  nothingLeft: "Burada bir şey kalmadı.",
  hiddenSurvey: "Şu anda gösterilmeyen bir anket",
  elsewhere:
    "Başka sitelerin sayfalarında verdiğiniz yanıtlar, her anket ve site için ayrı kimlikler altında saklanır ve burada listelenmez.",
  sections: {
    responses: "Anket yanıtları",
    posts: "Gönderiler",
    replies: "Gönderilere yanıtlar",
    likes: "Beğeniler",
    reports: "Bildirimler",
    surveys: "Yayımladığınız anketler",
  },
  responses: {
    answeredIn: (language) => `Yanıt dili: ${language}.`,
    hiddenQuestion: "Şu anda gösterilmeyen bir soru",
    hiddenAnswer: "Şu anda gösterilmeyen bir seçenek",
    closed: "Kapandı: Yanıtlar artık tek başına geri çekilemez.",
  },
  posts: {
    replies: (count) => plural(count, { other: `${formatCount(count)} yanıt` }),
    asAuthor: "Anketi hazırlayan olarak yazıldı; bunu herkes görür.",
    from: {
      here: "Buradan yazıldığını herkese söyler.",
      near: "10 km içinden yazıldığını herkese söyler.",
      region: "50 km içinden yazıldığını herkese söyler.",
      far: "Daha uzaktan yazıldığını herkese söyler.",
    },
    hidden: "Anketi hazırlayan bunu gizledi. Başka kimse okumuyor.",
  },
  likes: {
    survey: "Anket",
    post: "Altındaki bir gönderi",
  },
  surveys: {
    open: "Açık",
    closed: "Kapalı",
  },
  cancel: "İptal",
  actions: {
    withdraw: {
      button: "Geri çek",
      name: (title) => `${title} anketine verdiğiniz yanıtları geri çekin`,
      title: "Yanıtlarınız geri çekilsin mi?",
      text: "Yanıt sayısı bir azalır. Burada verdiğiniz yanıtlar kalıcı olarak silinir. Anketi hazırlayan metinleri okuyorsa sizinkiler hemen, hep birlikte kaybolur. Bu anketi yeniden yanıtlayabilirsiniz.",
      stays: (others) =>
        `Bir grup içinde gösterilmiş olanlar toplamlarda kalır; yoksa aradaki fark ne yanıtladığınızı ele verirdi. Metinleriniz olmadan hemen sizden ayrılır ve toplamlardan başkalarıyla birlikte çıkar: ${plural(
          others,
          {
            other: `en erken ${formatCount(others)} kişi daha geri çektiğinde`,
          },
        )}.`,
      confirm: "Geri çek",
      busy: "Geri çekiliyor…",
      done: "Yanıtlarınız geri çekildi.",
      failed: "Yanıtlarınız geri çekilemedi.",
    },
    post: {
      button: "Sil",
      name: (content) => `Gönderinizi silin: ${content}`,
      title: "Bu gönderi silinsin mi?",
      text: "Beğenileriyle birlikte kalıcı olarak silinir. Başkaları yanıt verdiyse yanıtları, kimsenin adını taşımayan boş bir yerin altında kalır.",
      confirm: "Gönderiyi sil",
      busy: "Siliniyor…",
      done: "Gönderiniz silindi.",
      failed: "Gönderiniz silinemedi.",
    },
    reply: {
      button: "Sil",
      name: (content) => `Yanıtınızı silin: ${content}`,
      title: "Bu yanıt silinsin mi?",
      text: "Kalıcı olarak silinir.",
      confirm: "Yanıtı sil",
      busy: "Siliniyor…",
      done: "Yanıtınız silindi.",
      failed: "Yanıtınız silinemedi.",
    },
  },
  erase: {
    heading: "Her şeyi sil",
    text: "Yanıtlarınızı, gönderilerinizi, beğenilerinizi ve bildirimlerinizi, paylaştığınız bağlantıları ve anonim kimliğin kendisini siler. Geri alınamaz.",
    before: "Silmeden önce bilin:",
    stays: [
      "Gruplar içinde gösterilmiş yanıtlar, yeterince kişi de kendininkini geri çekene kadar toplamlarda kalır. Metinleri olmadan hemen sizden ayrılır; içlerindeki tek tek sözcükler o zamana kadar sayılır.",
      "Yayımladığınız anketler kalır: Yönetim bağlantısı yönetim sayfalarını açmayı sürdürür. O olmadan kimsenin değildirler.",
      "Çift gönderimi önleyen sunucu yanıtı kopyaları bir gün boyunca şifreli kalır.",
      "Bu site davet istiyorsa yeni bir davet gerekir.",
    ],
    button: "Her şeyi sil…",
    title: "Her şey ve kimlik silinsin mi?",
    word: "SİL",
    confirmLabel: "Onaylamak için SİL yazın",
    mismatch: "Lütfen büyük harflerle SİL yazın.",
    confirm: "Kalıcı olarak sil",
    busy: "Siliniyor…",
    failed: "Her şey silinemedi. Lütfen yeniden deneyin: Kaldığı yerden sürer.",
    doneTitle: "Her şey silindi",
    done: "Anonim kimliğiniz altında saklananlar silindi ya da artık kimsenin değil ve bu tarayıcı kimliği unuttu. Devam ederseniz ilk ziyaretteki gibi başlarsınız: yeni bir anonim kimliği etkinleştirene kadar yalnızca okuma.",
    goOn: "Ana sayfaya git",
  },
};
