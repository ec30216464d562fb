import type { Words } from "@nearsay/core/domain";
import type * as english from "./near-texts.ts";

export const nearTexts: Words<typeof english.nearTexts> = {
  title: "Цей кіоск не приймає відповідей.",
  about:
    "На це опитування відповідають лише люди поруч із його місцем, а кіоск не повідомляє, де він. Відкрийте опитування на його сторінці.",
};
