import type { Words } from "@nearsay/core/domain";
import type { inviteTexts as english } from "./invite-texts.ts";

export const inviteTexts: Words<typeof english> = {
  title: "Потрібне запрошення",
  description: "Поки що Nearsay відкритий лише для запрошених.",
  code: "Код запрошення",
  continue: "Продовжити",
  invalid: "Недійсний код",
  required: "Введіть код запрошення.",
};
