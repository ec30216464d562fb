import { expect, test } from "../fixtures/neighbours.ts";
import { oneOf } from "../fixtures/publish-survey.ts";

test("a visitor with an open survey sees others' answers, likes and comments live", async ({
  arrive,
  page: watcher,
  publish,
}) => {
  const title = "Live music tonight";
  const questions = [oneOf("Louder?", "Yes", "No")];
  const id = await publish({ title, questions });
  await watcher.goto(`/?s=${id}`);
  const seen = watcher.getByRole("article", { name: title });
  await expect(seen.getByRole("radio", { name: "Yes" })).toBeEnabled();
  for (const count of ["Responses 0", "Comments 0"]) {
    await expect(seen.getByText(count)).toBeVisible();
  }

  const other = await arrive();
  await other.goto(`/?s=${id}`);
  const card = other.getByRole("article", { name: title });
  await card.getByRole("radio", { name: "Yes" }).check();
  await card.getByRole("button", { name: "Submit", exact: true }).click();
  await expect(seen.getByText("Responses 1")).toBeVisible();
  await card.getByRole("button", { name: "Like", exact: true }).click();
  await expect(seen.getByText("Likes 1")).toBeVisible();
  await card.getByRole("button", { name: "Discuss", exact: true }).click();
  await card.getByRole("textbox", { name: "Your Post" }).fill("Encore!");
  await card.getByRole("button", { name: "Post", exact: true }).click();
  await expect(seen.getByText("Comments 1")).toBeVisible();
});
