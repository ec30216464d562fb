import type { Words } from "@nearsay/core/domain";
import type { texts as english } from "./page-place-texts.ts";

export const texts: Words<typeof english> = {
  label: "Рахувати місце цієї сторінки як моє",
  countedAs: {
    here: "Рахується як: тут. Місце цієї сторінки.",
    near: "Рахується як: до 10 км. Місце цієї сторінки.",
    region: "Рахується як: до 50 км. Місце цієї сторінки.",
    far: "Рахується як: далі. Місце цієї сторінки.",
  },
  uncounted: "Ваша відповідь рахується без місця.",
};
