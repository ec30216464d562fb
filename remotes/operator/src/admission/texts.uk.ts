import { formatCount, plural, type Words } from "@nearsay/core/domain";
import type * as english from "./texts.ts";

export const waitlistTexts: Words<typeof english.waitlistTexts> = {
  about:
    "Хто просив повідомити, коли з’являться облікові записи. Підтвердьте адресу, щойно знатимете, чия вона: тоді вона отримає своє місце.",
  loading: "Завантаження списку очікування",
  list: "Адреси",
  empty: "Ніхто не чекає",
  roles: { user: "Людина", business: "Підприємство" },
  place: (position) => `місце ${formatCount(position)}`,
  free: "Безкоштовний доступ",
  joined: "у списку з <when></when>",
  confirmed: "Підтверджено",
  confirm: "Підтвердити",
  confirmNamed: (email) => `Підтвердити ${email}`,
  confirmedOne: (email) => `Підтверджено: ${email}.`,
  remove: "Вилучити…",
  removeNamed: (email) => `Вилучити ${email}`,
  removedOne: (email) => `Вилучено зі списку очікування: ${email}.`,
  gone: (email) => `Цієї адреси вже не було в списку очікування: ${email}.`,
  ask: {
    title: "Вилучити цю адресу зі списку очікування?",
    about: "Її місце перейде до наступної. Вона може знову стати в кінець.",
    action: "Вилучити",
  },
};

export const invitationTexts: Words<typeof english.invitationTexts> = {
  about:
    "Кожне впускає стільки людей, скільки має використань. Коди показують один раз, коли їх створено, і ніде не зберігають.",
  make: {
    heading: "Створити запрошення",
    count: "Скільки",
    countHint: (max) => `До ${formatCount(max)} за раз.`,
    uses: "Використань у кожного",
    days: "Днів до завершення",
    daysHint: "Якщо залишити порожнім, строк не обмежено.",
    action: "Створити запрошення",
    wrong: (max) => `Ціле число від 1 до ${formatCount(max)}.`,
  },
  fresh: (count) =>
    count === 1
      ? "Ось його код, лише цього разу"
      : `Ось ${plural(count, {
          one: `${formatCount(count)} код`,
          few: `${formatCount(count)} коди`,
          many: `${formatCount(count)} кодів`,
          other: `${formatCount(count)} коду`,
        })}, лише цього разу`,
  codes: "Коди",
  copy: "Копіювати",
  done: "Готово",
  loading: "Завантаження запрошень",
  heading: "Запрошення",
  list: "Запрошення",
  empty: "Запрошень немає",
  name: (id) => `Запрошення ${id}`,
  used: (count, max) =>
    `використано ${formatCount(count)} з ${formatCount(max)}`,
  made: "створено <when></when>",
  until: "дійсне до <when></when>",
  revoked: "Відкликано",
  ended: "Завершилося",
  revoke: "Відкликати",
  revokeNamed: (id) => `Відкликати запрошення ${id}`,
  revokedOne: (id) => `Запрошення ${id} більше нікого не впускає.`,
};
