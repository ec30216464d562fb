import type { Words } from "@nearsay/core/domain";
import type { saveTexts as english } from "./save-texts.ts";

export const saveTexts: Words<typeof english> = {
  action: "Зберегти як JSON",
  failed: "Не вдалося створити файл. Спробуйте ще раз.",
};
