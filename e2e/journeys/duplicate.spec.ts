import { expect, test } from "../fixtures/neighbours.ts";
import { oneOf } from "../fixtures/publish-survey.ts";

test("a visitor who answers in two tabs counts once, and is thanked in both", async ({
  arrive,
  publish,
}) => {
  const questions = [oneOf("How was it?", "Loud", "Lovely")];
  const id = await publish({ title: "The street party", questions });
  const first = await arrive();
  const second = await first.context().newPage();
  for (const tab of [first, second]) {
    await tab.goto(`/surveys/${id}`);
    await tab.getByRole("radio", { name: "Lovely" }).check();
  }
  await first.getByRole("button", { name: "Submit", exact: true }).click();
  await expect(first.getByText("Thanks for your response!")).toBeVisible();
  await expect(second.getByText("Responses 1")).toBeVisible();
  await second.getByRole("button", { name: "Submit", exact: true }).click();
  await expect(
    second.getByText("You've already submitted this survey. Thanks!"),
  ).toBeVisible();
  await expect(second.getByText("Responses 1")).toBeVisible();

  await second.goto(`/?s=${id}`);
  const card = second.getByRole("article", { name: "The street party" });
  await expect(card.getByText("Responses 1")).toBeVisible();
});
