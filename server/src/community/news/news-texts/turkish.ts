import type { Words } from "@nearsay/core/domain";
import type { texts as english } from "./english.ts";

export const texts: Words<typeof english> = {
  newPost: "Yeni gönderi",
  responses: (count) => `${count} yanıt`,
  reports: (count) => `${count} bildirim`,
  newResponses: (count) => `${count} yeni yanıt`,
  newPosts: (count) => `${count} yeni gönderi`,
  newReports: (count) => `${count} yeni bildirim`,

  news: (parts) => `Yeni: ${parts.join(", ")}`,
  total: (responses, reports) =>
    `Toplam ${responses}, önceki güne kadar ${reports}.`,
  list: (parts) => parts.join(", "),
};
