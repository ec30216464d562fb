import type { Words } from "@nearsay/core/domain";
import type * as english from "./unkept-texts.ts";

export const unkeptTexts: Words<typeof english.unkeptTexts> = {
  unkept:
    "Ваш браузер не дає цій сторінці нічого зберігати, тому тут із вашої мережі приймається одна відповідь на день. На Nearsay відповісти можуть усі.",
  siteOnly:
    "Із вашої мережі сьогодні тут уже відповіли, а ваш браузер не дає цій сторінці нічого зберігати, щоб розрізняти людей. На Nearsay відповісти можуть усі.",
};
