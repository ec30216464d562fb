import type { Words } from "@nearsay/core/domain";
import type * as english from "./report.ts";

export const report: Words<typeof english.report> = {
  title: "Поскаржитися на опитування",
  about: "Достатня кількість скарг приховує опитування від усіх.",
  reason: "Що не так із цим опитуванням?",
  submit: "Надіслати скаргу",
  notLoaded: "Не вдалося завантажити форму скарги.",
  failed: "Не вдалося поскаржитися на опитування.",
  thanks: "Дякуємо. Вашу скаргу отримано.",
};
