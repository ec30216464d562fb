import type { Words } from "../domain/words.ts";
import type { texts as english } from "./texts.ts";

export const texts: Words<typeof english> = {
  consent: {
    loadFailed: "Onay yüklenemedi.",
    updateFailed: "Onay değiştirilemedi.",
  },
  location: {
    promptDisabled: "Konum sorusu kapalı.",
    noNavigator: "Burada tarayıcı yok.",
    unsupported: "Bu tarayıcı konumu desteklemiyor.",
    denied:
      "Bu site için konum engellenmiş. Tarayıcının bu site için ayarlarında izin verin; hemen geçerli olur.",
    withheld:
      "Tarayıcı konumunuzu vermedi. Yeniden deneyin ya da tarayıcının bu site için ayarlarında izin verin.",
    notFound:
      "Konumunuz bulunamadı. Cihazınızın ayarlarında konumun açık olduğunu denetleyip yeniden deneyin.",
    timedOut: "Konumunuzu bulmak çok uzun sürdü. Lütfen yeniden deneyin.",
  },
};
