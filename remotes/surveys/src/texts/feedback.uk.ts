import type { Words } from "@nearsay/core/domain";
import type * as english from "./feedback.ts";

export const feedback: Words<typeof english.feedback> = {
  title: "Відгуки та пропозиції щодо продукту",
  about:
    "Що працює, що ні, чого бракує? Дайте відповідь на запитання інших або опублікуйте власне опитування з позначкою для сторінки відгуків. Ті, хто створює Nearsay, це читають.",
  start: "Нове опитування",
  browse: "Усі опитування",
  surveys: "Опитування про Nearsay",
  loading: "Опитування про Nearsay завантажуються",
  failed: "Не вдалося завантажити опитування про Nearsay.",
  empty: "Опитувань не знайдено.",
  emptyNext:
    "Про Nearsay ще ніхто не запитував. Опублікуйте опитування з позначкою для сторінки відгуків, і його тут побачать усі.",
};
