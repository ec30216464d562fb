import { formatCount } from "../../domain/locale.ts";
import type { Words } from "../../domain/words.ts";
import type { texts as english } from "./texts.ts";

export const texts: Words<typeof english> = {
  submit: "Надіслати код",
  checking: "Перевіряється",
  slow: "Введено багато неправильних кодів, тож перевірка може тривати до 10 секунд.",
  cancel: "Скасувати",
  close: "Закрити",
  remaining: (count) => `Залишилося спроб: ${formatCount(count)}`,
  locked: "Після забагатьох невдалих спроб доступ тимчасово заблоковано",
};
