import type { Words } from "../../domain/words.ts";
import type { texts as english } from "./texts.ts";

export const texts: Words<typeof english> = {
  tooShort: "Коротко вкажіть причину (щонайменше 3 символи).",
  readOnly:
    "Щоб брати участь, увімкніть анонімний ідентифікатор на сторінці «Анонімний ідентифікатор».",
  readOnlyButton: "Увімкнути анонімний ідентифікатор, щоб надіслати",
  enable: "Увімкнути й поскаржитися",
  sending: "Надсилається…",
  cancel: "Скасувати",
};
