import type { Words } from "@nearsay/core/domain";
import type { texts as english } from "./english.ts";

export const texts: Words<typeof english> = {
  newPost: "Nueva publicación",
  responses: (count) => `${count} ${count === 1 ? "respuesta" : "respuestas"}`,
  reports: (count) => `${count} ${count === 1 ? "denuncia" : "denuncias"}`,
  newResponses: (count) =>
    `${count} ${count === 1 ? "respuesta nueva" : "respuestas nuevas"}`,
  newPosts: (count) =>
    `${count} ${count === 1 ? "publicación nueva" : "publicaciones nuevas"}`,
  newReports: (count) =>
    `${count} ${count === 1 ? "denuncia nueva" : "denuncias nuevas"}`,

  news: (parts) => `Novedades: ${parts.join(", ")}`,
  total: (responses, reports) =>
    `${responses} en total, ${reports} hasta el día anterior.`,
  list: (parts) => parts.join(", "),
};
