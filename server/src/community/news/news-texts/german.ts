import type { Words } from "@nearsay/core/domain";
import type { texts as english } from "./english.ts";

export const texts: Words<typeof english> = {
  newPost: "Neuer Beitrag",
  responses: (count) => `${count} ${count === 1 ? "Antwort" : "Antworten"}`,
  reports: (count) => `${count} ${count === 1 ? "Meldung" : "Meldungen"}`,
  newResponses: (count) =>
    `${count} ${count === 1 ? "neue Antwort" : "neue Antworten"}`,
  newPosts: (count) =>
    `${count} ${count === 1 ? "neuer Beitrag" : "neue Beiträge"}`,
  newReports: (count) =>
    `${count} ${count === 1 ? "neue Meldung" : "neue Meldungen"}`,

  news: (parts) => `Neu: ${parts.join(", ")}`,
  total: (responses, reports) =>
    `Insgesamt ${responses}, bis zum Vortag ${reports}.`,
  list: (parts) => parts.join(", "),
};
