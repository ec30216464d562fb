import { formatCount, type Words } from "@nearsay/core/domain";
import type { texts as english } from "./texts.ts";

const minutes = (count: number) => `${formatCount(count)} dakikada bir`;

export const texts: Words<typeof english> = {
  loading: "Tartışma yükleniyor",
  failed: "Tartışma yüklenemedi.",
  notDone: "Bu yapılamadı. Hiçbir şey değişmedi.",
  retry: "Yeniden dene",
  working: "Bir an…",
  open: "Herkes okuyup yazabilir.",
  closed: "Kapalı: okunabilir, ama kimse yazamaz.",
  close: "Tartışmayı kapat",
  reopen: "Tartışmayı aç",
  slow: "Her kişi ne sıklıkta yazabilir",
  slowModes: {
    0: "İstediği sıklıkta",
    1: minutes(1),
    5: minutes(5),
    15: minutes(15),
    60: "Saatte bir",
  },
  search: "Gönderi ve yanıtlardaki sözcükler",
  find: "Ara",
  list: "Gönderiler ve yanıtlar",
  nothing: "Henüz kimse bir şey yazmadı.",
  none: "Bunu kimse yazmadı.",
  more: "Daha eskileri göster",
  kinds: { post: "Gönderi", reply: "Yanıt" },
  asAuthor: "Anketin sahibi",
  reported: "Bildirildi",
  hidden: (instead) => `Okuyanlar bunun yerine şunu görür: “${instead}”`,
  hide: "Gizle…",
  show: "Yeniden göster",
  hideOne: (text) => `Gizle: ${text}`,
  showOne: (text) => `Yeniden göster: ${text}`,
  dialog: {
    title: "Bu, okuyanlardan gizlensin mi?",
    about:
      "Yerinde, anketin sahibinin onu gizlediği ve nedeni okunur. Yeniden gösterebilirsiniz. Metin, yazanda ve bu siteyi işletenlerde kalır.",
    reason: "Neden",
    words: "Herkesin okuyabileceği birkaç söz daha (isteğe bağlı)",
    cancel: "İptal",
    hide: "Gizle",
  },
  reasons: {
    off_topic: "Konu dışı",
    insulting: "Hakaret içeriyor",
    personal: "Kişisel bilgi veriyor",
    spam: "İstenmeyen içerik",
    other: "Başka bir şey",
  },
};
