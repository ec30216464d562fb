import type { Words } from "@nearsay/core/domain";
import type { frameTexts as english } from "./texts.ts";

export const frameTexts: Words<typeof english> = {
  failed: "Yüklenemedi.",
  notDone: "Bu yapılamadı. Hiçbir şey değişmedi.",
  working: "Bir an…",
  retry: "Yeniden dene",
  more: "Daha fazla göster",
  refresh: "Yeniden bak",
  cancel: "İptal",
};
