import { formatCount, type Words } from "@nearsay/core/domain";
import type * as english from "./ending.ts";

export const ending: Words<typeof english.ending> = {
  upcoming: "Esta encuesta aún no está abierta.",
  upcomingShort: "Aún no abierta",
  opens: "Se abre",
  closesAfter: (count) =>
    count === 1
      ? "Se cierra tras una respuesta"
      : `Se cierra tras ${formatCount(count)} respuestas`,
};
