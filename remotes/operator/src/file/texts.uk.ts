import type { ModeratedThing } from "@nearsay/core/contract";
import { formatCount, type Words } from "@nearsay/core/domain";
import type { texts as english } from "./texts.ts";

const names: Record<ModeratedThing["kind"], string> = {
  survey: "на опитування",
  post: "на допис",
  reply: "на відповідь",
};

export const texts: Words<typeof english> = {
  kinds: { survey: "опитування", post: "допис", reply: "відповідь" },
  label: "Опитування, допис або відповідь",
  hint: "Номер чи адреса опитування або, наприклад: допис 12, відповідь 7.",
  find: "Знайти",
  wrong:
    "Це нічого не позначає. Напишіть номер, наприклад 12, адресу опитування, допис 12 або відповідь 7.",
  loading: "Пошук",
  missing: "Такого немає",
  missingAbout: "Це видалено, або номер інший.",
  survey: "Відкрити справу опитування",
  deleting: "Його видаляє сам автор.",
  facts: {
    created: "Опубліковано",
    closes: "Закривається",
    code: "Код доступу",
    codes: { yes: "Потрібен", no: "Немає" },
    responses: "Відповіді",
    posts: "Дописи",
  },
  instructions: "Вказівки",
  questions: "Запитання",
  reports: "Скарги",
  noReports: "Ніхто не скаржився ні на нього, ні на щось під ним.",
  of: ({ kind, id }) => `${names[kind]} ${id}`,
  settled: "розглянуто",
  weight: (weight) => `вага ${formatCount(Math.round(weight * 100) / 100)}`,
  discussion: "Дописи й відповіді",
  noDiscussion: "Ніхто нічого не написав.",
  instead: (text) => `Натомість читачі бачать: «${text}»`,
};
