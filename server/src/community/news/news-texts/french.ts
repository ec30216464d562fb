import type { Words } from "@nearsay/core/domain";
import type { texts as english } from "./english.ts";

export const texts: Words<typeof english> = {
  newPost: "Nouveau message",
  responses: (count) => `${count} ${count < 2 ? "réponse" : "réponses"}`,
  reports: (count) => `${count} ${count < 2 ? "signalement" : "signalements"}`,
  newResponses: (count) =>
    `${count} ${count < 2 ? "nouvelle réponse" : "nouvelles réponses"}`,
  newPosts: (count) =>
    `${count} ${count < 2 ? "nouveau message" : "nouveaux messages"}`,
  newReports: (count) =>
    `${count} ${count < 2 ? "nouveau signalement" : "nouveaux signalements"}`,

  news: (parts) => `Nouveau : ${parts.join(", ")}`,
  total: (responses, reports) =>
    `${responses} en tout, ${reports} jusqu’à la veille.`,
  list: (parts) => parts.join(", "),
};
