import type { Words } from "../domain/words.ts";
import type * as english from "./texts.ts";

export const texts: Words<typeof english.texts> = {
  timeout: "Sunucunun yanıtı çok uzun sürdü.",
  network: "Sunucuya ulaşılamadı.",
  unreadable: "Sunucunun yanıtı okunamadı.",
  noSurveyToken: "Anket için bir simge ayrılamadı. Lütfen yeniden deneyin.",
};

export const sessionTexts: Words<typeof english.sessionTexts> = {
  failed: "Anonim giriş başarısız oldu.",
  cookiesRefused:
    "Anonim giriş başarısız oldu: bu tarayıcı, katılmak için gereken çerezleri reddediyor. Lütfen bu site için izin verin.",
};

export const botCheckTexts: Words<typeof english.botCheckTexts> = {
  unavailable: "Bot denetimi kullanılamıyor. Lütfen yeniden deneyin.",
  notLoaded: "Bot denetimi yüklenemedi. Lütfen yeniden deneyin.",
  notReady: "Bot denetimi hazır değil. Lütfen yeniden deneyin.",
  noToken: "Bot denetimi tamamlanamadı. Lütfen yeniden deneyin.",
};
