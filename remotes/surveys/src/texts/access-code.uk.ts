import type { Words } from "@nearsay/core/domain";
import type * as english from "./access-code.ts";

export const accessCode: Words<typeof english.accessCode> = {
  title: "Введіть код доступу",
  description:
    "Це опитування потребує коду доступу. Введіть його нижче, щоб продовжити.",
  label: "Код доступу",
  empty: "Введіть код доступу.",
  locked: "Забагато невдалих спроб. Доступ тимчасово заблоковано.",
  contactOwner: "По допомогу зверніться до автора опитування.",
  enter: "Ввести код доступу",
  needed: "Це опитування відкривається кодом доступу.",
  notLoaded: "Не вдалося завантажити форму для коду доступу.",
};
