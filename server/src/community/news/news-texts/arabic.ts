import type { Words } from "@nearsay/core/domain";
import type { texts as english } from "./english.ts";

export const texts: Words<typeof english> = {
  newPost: "مشاركة جديدة",
  responses: (count) => `الإجابات: ${count}`,
  reports: (count) => `البلاغات: ${count}`,
  newResponses: (count) => `إجابات جديدة: ${count}`,
  newPosts: (count) => `مشاركات جديدة: ${count}`,
  newReports: (count) => `بلاغات جديدة: ${count}`,

  news: (parts) => `الجديد: ${parts.join("، ")}`,
  total: (responses, reports) =>
    `المجموع: ${responses}، وحتى اليوم السابق: ${reports}.`,
  list: (parts) => parts.join("، "),
};
