import type { Words } from "@nearsay/core/domain";
import type * as english from "./kinds.ts";

export const kindsTexts: Words<typeof english.kindsTexts> = {
  shared: "Це спільний пристрій",
  kept: "Ваші відповіді зберігаються в цьому браузері 7 днів, доки ви їх не надішлете.",
  notKept:
    "Нічого не зберігається: відповіді зникнуть, щойно ви залишите цю сторінку.",
};
