import type { Words } from "@nearsay/core/domain";
import type { locationTexts as english } from "./texts.ts";

export const locationTexts: Words<typeof english> = {
  title: "Увімкнути місцеположення",
  description:
    "За вашим приблизним місцеположенням опитування й дописи поруч стоять першими. Його округлюють приблизно до кілометра, перш ніж із чимось порівнювати.",
  enable: "Увімкнути місцеположення",
  requesting: "Запитується…",
  cancel: "Скасувати",
  status: {
    checking: "Перевіряється, чи дозволено місцеположення.",
    idle: "Місцеположення вимкнено.",
    requesting: "Очікується ваша відповідь на запит браузера.",
    granted: "Місцеположення увімкнено.",
  },
};
