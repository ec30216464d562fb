import type { Words } from "@nearsay/core/domain";
import type { keyTexts as english } from "./texts.ts";

export const keyTexts: Words<typeof english> = {
  about:
    "Для тих, хто керує цим сайтом. Ключ зберігається лише в цій вкладці й забувається, коли ви її закриваєте або виходите.",
  label: "Ключ оператора",
  hint: "Ключ або вся адреса, з якою він надійшов.",
  made: "Ключі створюють на сервері:",
  open: "Відкрити модерацію",
  missing: "Спершу введіть ключ.",
  refused: "Цей ключ нічого не відкриває",
  refusedAbout:
    "Його неправильно введено, або його строк минув, або його скасовано. Ця вкладка його забула.",
};
