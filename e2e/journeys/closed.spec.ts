import { expect, test } from "../fixtures/neighbours.ts";
import { oneOf } from "../fixtures/publish-survey.ts";

test("a survey that closes while a visitor is answering says so, and accepts no more answers", async ({
  arrive,
  page: passerBy,
  publish,
}) => {
  const closesAt = new Date(Date.now() + 5_000);
  const title = "Until the market opens";
  const questions = [oneOf("Which stall first?", "Cheese", "Flowers")];
  const id = await publish({ title, questions, closesAt });
  const late = await arrive();
  // A visitor without live events learns of the closing from the refusal.
  await late.route("**/events**", (route) => route.abort());
  await late.goto(`/surveys/${id}`);
  await late.getByRole("radio", { name: "Cheese" }).check();
  await expect.poll(() => Date.now()).toBeGreaterThan(closesAt.getTime());
  await late.getByRole("button", { name: "Submit", exact: true }).click();
  await expect(
    late.getByText("This survey is no longer accepting responses."),
  ).toBeVisible();
  await expect(
    late.getByRole("button", { name: "Responses closed" }),
  ).toBeDisabled();
  await expect(late.getByRole("radio", { name: "Cheese" })).toBeDisabled();

  await passerBy.goto(`/?s=${id}`);
  const card = passerBy.getByRole("article", { name: title });
  await expect(card.getByText("Closed", { exact: true })).toBeVisible();
  await expect(card.getByText("Responses 0")).toBeVisible();
  await expect(
    card.getByRole("button", { name: "Responses closed" }),
  ).toBeDisabled();
});
