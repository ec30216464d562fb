import type { ModeratedThing } from "@nearsay/core/contract";
import { formatCount, type Words } from "@nearsay/core/domain";
import type { texts as english } from "./texts.ts";

const names: Record<ModeratedThing["kind"], string> = {
  survey: "опитування",
  post: "допис",
  reply: "відповідь",
};

export const texts: Words<typeof english> = {
  about:
    "На що поскаржилися, що приховано, і що автори просять показати знову: спершу найдавніше прохання, потім те, що найбільше важить.",
  loading: "Завантаження черги",
  list: "Що чекає",
  empty: "Нічого не чекає",
  emptyAbout: "Ніхто ні на що не скаржився, і нічого не приховано.",
  choose: ({ kind, id }) => `Вибрати ${names[kind]} ${id}`,
  all: "Вибрати все показане тут",
  chosen: (count) => `Вибрано: ${formatCount(count)}`,
  bulk: "Що зробити з усім вибраним",
  bulkNamed: {
    hide: "Приховати все вибране",
    restore: "Показати знову все вибране",
    keep: "Залишити все вибране",
    remove: "Видалити все вибране",
  },
};
