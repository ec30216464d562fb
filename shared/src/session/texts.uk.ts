import type { Words } from "../domain/words.ts";
import type { texts as english } from "./texts.ts";

export const texts: Words<typeof english> = {
  consent: {
    loadFailed: "Не вдалося завантажити згоду.",
    updateFailed: "Не вдалося змінити згоду.",
  },
  location: {
    promptDisabled: "Запит про місцеположення вимкнено.",
    noNavigator: "Тут немає браузера.",
    unsupported: "Цей браузер не підтримує визначення місцеположення.",
  },
};
