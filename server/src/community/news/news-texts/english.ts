/** What feeds and pushes tell of a survey. */
export const texts = {
  newPost: "New post",
  responses: (count: number) =>
    `${count} ${count === 1 ? "response" : "responses"}`,
  reports: (count: number) => `${count} ${count === 1 ? "report" : "reports"}`,
  newResponses: (count: number) =>
    `${count} ${count === 1 ? "new response" : "new responses"}`,
  newPosts: (count: number) =>
    `${count} ${count === 1 ? "new post" : "new posts"}`,
  newReports: (count: number) =>
    `${count} ${count === 1 ? "new report" : "new reports"}`,
  /** Of what is counted above. */
  news: (parts: readonly string[]) => `New: ${parts.join(", ")}`,
  total: (responses: string, reports: string) =>
    `${responses} in all, ${reports} until the day before.`,
  list: (parts: readonly string[]) => parts.join(", "),
};
