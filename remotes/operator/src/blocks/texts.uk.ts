import type { ModeratedThing } from "@nearsay/core/contract";
import type { Words } from "@nearsay/core/domain";
import type { texts as english } from "./texts.ts";

const ofNames: Record<ModeratedThing["kind"], string> = {
  survey: "опитування",
  post: "допису",
  reply: "відповіді",
};

const names: Record<ModeratedThing["kind"], string> = {
  survey: "опитування",
  post: "допис",
  reply: "відповідь",
};

export const texts: Words<typeof english> = {
  about:
    "Хто це написав, отримує відмову, коли публікує, відповідає, пише, вподобує чи скаржиться. Ніщо тут не каже, хто це, і чи двоє з них — одна людина. Щоб когось заблокувати, відкрийте написане.",
  loading: "Завантаження блокувань",
  list: "Блокування",
  empty: "Нікого не заблоковано",
  emptyAbout: "Заблокувати автора можна з черги або зі справи.",
  author: ({ kind, id }) => `Автор ${ofNames[kind]} ${id}`,
  made: "<when></when>, ким: <who></who>",
  end: "Зняти блокування",
  endNamed: ({ kind, id }) => `Зняти блокування автора ${ofNames[kind]} ${id}`,
  ended: ({ kind, id }) =>
    `Блокування за ${names[kind]} ${id} знято. Хто заблокований ще за щось, лишається заблокованим.`,
};
