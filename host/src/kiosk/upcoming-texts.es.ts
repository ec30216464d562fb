import type { Words } from "@nearsay/core/domain";
import type * as english from "./upcoming-texts.ts";

export const upcomingTexts: Words<typeof english.upcomingTexts> = {
  title: "Esta encuesta aún no está abierta.",
  opens: "Se abre el",
};
