import type { Words } from "@nearsay/core/domain";
import type { frameTexts as english } from "./texts.ts";

export const frameTexts: Words<typeof english> = {
  failed: "Не вдалося завантажити.",
  notDone: "Не вдалося це зробити. Нічого не змінено.",
  working: "Зачекайте…",
  retry: "Спробувати ще раз",
  more: "Показати ще",
  refresh: "Переглянути знову",
  cancel: "Скасувати",
};
