import type { Words } from "@nearsay/core/domain";
import type * as english from "./ending-texts.ts";

export const endingTexts: Words<typeof english.endingTexts> = {
  heading: "Відкриття, місця та останні слова",
  opensAt: "Відкривається",
  opensAtHint: "Порожньо: одразу.",
  quota: "Закрити після стількох відповідей",
  quotaHint:
    "Порожньо: закриється лише за часом. Відповідь на останнє місце закриває опитування.",
  closedMessage: "Повідомлення після закриття",
  thanksMessage: "Повідомлення після подяки",
  messageHint: "Його прочитають усі, хто бачить запитання.",
  thanksLink: "Адреса після подяки",
  thanksLinkHint:
    "Адреса https. Її показують і відкривають лише вручну; про людину нічого не передається.",
  problems: {
    quota: "Вкажіть ціле число відповідей, наприклад 200.",
    opensLate: "Опитування має відкритися до закриття.",
    link: "Вкажіть адресу, що починається з https://, без імені користувача й порту.",
  },
};
