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
  },
};
