import type { ModeratedThing } from "@nearsay/core/contract";
import { formatCount, type Words } from "@nearsay/core/domain";
import type { texts as english } from "./texts.ts";

const names: Record<ModeratedThing["kind"], string> = {
  survey: "anket",
  post: "gönderi",
  reply: "yanıt",
};

export const texts: Words<typeof english> = {
  about:
    "Bildirilenler, gizli olanlar ve yazanların yeniden gösterilmesini istedikleri: önce en eski istek, sonra en ağır basan.",
  loading: "Sıra yükleniyor",
  list: "Bekleyenler",
  empty: "Bekleyen yok",
  emptyAbout: "Kimse bir şey bildirmedi ve gizli bir şey yok.",
  choose: ({ kind, id }) => `Seç: ${names[kind]} ${id}`,
  all: "Burada gösterilenlerin tümünü seç",
  chosen: (count) => `${formatCount(count)} seçildi`,
  bulk: "Seçilenlerin tümüyle ne yapılacağı",
  bulkNamed: {
    hide: "Seçilenlerin tümünü gizle",
    restore: "Seçilenlerin tümünü yeniden göster",
    keep: "Seçilenlerin tümünü koru",
    remove: "Seçilenlerin tümünü sil",
  },
};
