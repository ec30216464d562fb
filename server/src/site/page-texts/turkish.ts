import type { Words } from "@nearsay/core/domain";
import type { texts as english } from "./english.ts";

export const texts: Words<typeof english> = {
  unreadable: "Nearsay için JavaScript gerekir.",
  readable:
    "JavaScript olmadan bu sayfa okunabilir, ama hiçbir şey gönderilemez. Yanıtlamak için JavaScript’e izin verip sayfayı yeniden yükleyin.",
  late: "Bu sayfa henüz tam yüklenmedi, bu yüzden şimdilik bir şey gönderilemez.",
  retry: "Yeniden dene",
  feed: "Yeni anketler",
  survey: "Anket",
};
