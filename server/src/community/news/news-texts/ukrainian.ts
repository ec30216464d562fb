import type { Words } from "@nearsay/core/domain";
import type { texts as english } from "./english.ts";

export const texts: Words<typeof english> = {
  newPost: "Новий допис",
  responses: (count) => `відповідей: ${count}`,
  reports: (count) => `скарг: ${count}`,
  newResponses: (count) => `нових відповідей: ${count}`,
  newPosts: (count) => `нових дописів: ${count}`,
  newReports: (count) => `нових скарг: ${count}`,

  news: (parts) => `Нове: ${parts.join(", ")}`,
  total: (responses, reports) =>
    `Усього ${responses}; до попереднього дня ${reports}.`,
  list: (parts) => parts.join(", "),
};
