import type { Words } from "@nearsay/core/domain";
import type { texts as english } from "./texts.ts";

export const texts: Words<typeof english> = {
  title: "Модерація",
  loading: "Відкриття модерації",
  failed: "Не вдалося відкрити модерацію.",
  parts: {
    label: "Частини модерації",
    queue: "Черга",
    file: "Пошук",
    blocks: "Блокування",
    waitlist: "Список очікування",
    invitations: "Запрошення",
    releases: "Версії",
    recount: "Лічильники",
    audit: "Журнал дій",
  },
  noRights: {
    title: "Цей ключ тут нічого не дає",
    about: "Хто керує сайтом, може створити ключ із ширшими правами.",
  },
  head: {
    until: (day) => `Ключ дійсний до ${day}`,
    leave: "Вийти",
    left: "Ключ забуто.",
  },
};
