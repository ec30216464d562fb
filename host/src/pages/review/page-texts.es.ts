import { formatCount, type Words } from "@nearsay/core/domain";
import type * as english from "./page-texts.ts";

export const reviewLead: Words<typeof english.reviewLead> =
  "Valorar un lugar, un evento o un servicio, y convertirlo en una encuesta para saber qué piensan otros.";

export const reviewProblems: Words<typeof english.reviewProblems> = {
  rating: "Elija una puntuación con estrellas.",
  tooShort: (least) => `Escriba al menos ${formatCount(least)} caracteres.`,
  tooLong: (most) =>
    `El comentario supera los ${formatCount(most)} caracteres.`,
};
