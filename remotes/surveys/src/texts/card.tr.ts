import { formatCount, type Words } from "@nearsay/core/domain";
import type * as english from "./card.ts";

export const card: Words<typeof english.card> = {
  responses: (count) => `Yanıt ${formatCount(count)}`,
  comments: (count) => `Yorum ${formatCount(count)}`,
  insights: "Analizler",
  discuss: "Tartışma",
  like: "Beğen",
  liked: "Beğenildi",
  likes: (count) => `Beğeni ${formatCount(count)}`,
  likeFailed: "Beğeniniz kaydedilemedi.",
  shareLink: {
    name: "Paylaşım bağlantısını kopyala",
    label: "Paylaş",
    copied: "Paylaşım bağlantısı kopyalandı",
  },
  homepageLink: {
    name: "Ana sayfa bağlantısını kopyala",
    label: "Ana sayfa",
    copied: "Ana sayfa bağlantısı kopyalandı",
  },
  copied: "Kopyalandı",
  linkFailed: "Bağlantı oluşturulamadı.",
  copyByHand: "Tarayıcınız bağlantıyı kopyalamadı. Buradan kopyalayın:",
  embed: "Siteye ekle",
  report: "Bildir",
  readOnly:
    "Katılmak için “Anonim kimlik” sayfasında anonim kimliği etkinleştirin.",
  enableAndLike: "Etkinleştir ve beğen",
  enableAndCopy: "Etkinleştir ve kopyala",
  insightsArea: (title) => `${title}: analizler`,
  discussArea: (title) => `${title}: tartışma`,
  insightsLoading: "Analizler yükleniyor",
  discussLoading: "Tartışma yükleniyor",
};
