import type { Words } from "@nearsay/core/domain";
import type * as english from "./onward.ts";

export const onward: Words<typeof english.onward> = {
  leaving: (host) => `Ви залишаєте цей сайт і переходите на ${host}.`,
  goOn: (host) => `Перейти на ${host}`,
  newTab: "(відкриється в новій вкладці)",
};
