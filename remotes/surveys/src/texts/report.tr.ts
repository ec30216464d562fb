import type { Words } from "@nearsay/core/domain";
import type * as english from "./report.ts";

export const report: Words<typeof english.report> = {
  title: "Anketi bildir",
  about: "Yeterli bildirim bir anketi herkesten gizler.",
  reason: "Bu ankette yanlış olan ne?",
  submit: "Bildirimi gönder",
  notLoaded: "Bildirim formu yüklenemedi.",
  failed: "Anket bildirilemedi.",
  thanks: "Teşekkürler. Bildiriminiz alındı.",
};
