import type { Words } from "@nearsay/core/domain";
import type { texts as english } from "./english.ts";

export const texts: Words<typeof english> = {
  unreadable: "Для Nearsay потрібен JavaScript.",
  readable:
    "Без JavaScript цю сторінку можна читати, але нічого не можна надіслати. Щоб відповісти, дозвольте JavaScript і перезавантажте сторінку.",
  late: "Ця сторінка ще не завантажилася повністю, тож надіслати поки нічого не можна.",
  retry: "Спробувати ще раз",
  feed: "Нові опитування",
  survey: "Опитування",
};
