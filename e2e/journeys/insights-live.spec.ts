import type { Locator } from "@playwright/test";
import { answerSurvey } from "../fixtures/answer-survey.ts";
import { ApiVisitor } from "../fixtures/api-visitor.ts";
import { expect, test } from "../fixtures/neighbours.ts";
import { expectFonts } from "../fixtures/pages.ts";
import { textQuestion, oneOf } from "../fixtures/publish-survey.ts";

const market = {
  title: "Night market on the square",
  questions: [
    oneOf("How late?", "Until ten", "Until midnight"),
    oneOf("How often?", "Weekly", "Monthly"),
    textQuestion("What should it sell?"),
  ],
};

test("a reader of the insights sees the next answer arrive, without losing their position", async ({
  arrive,
  page: reader,
  product: { url },
  publish,
}) => {
  const id = await publish(market);
  for (const often of ["Weekly", "Weekly", "Weekly", "Monthly"]) {
    const visitor = await ApiVisitor.arrive(url);
    await answerSurvey(url, visitor, id, "Until ten", often, "Good noodles");
  }
  await reader.goto(`/surveys/${id}`);
  await reader.getByRole("button", { name: "Insights" }).first().click();
  const panel = reader.getByRole("region", { name: "Insights", exact: true });
  const responses = panel.getByRole("definition").first();
  await expect(responses).toHaveText("4");
  const selected = panel.getByRole("radio", { name: "How often?" });
  await panel.locator("label", { hasText: "How often?" }).click();
  await expect(selected).toBeChecked();
  const choices = panel.getByRole("region", { name: "Multiple Choice" });
  await choices.getByText("Show the numbers as a table").click();
  const monthly = choices
    .getByRole("table", { name: "How often?" })
    .getByRole("row", { name: "Monthly" });
  await expect(monthly).toHaveText("Monthly25%1");
  const part = (name: string) => panel.getByRole("region", { name });
  const [sentiment, keywords] = [part("Sentiment"), part("Top Keywords")];
  for (const withheld of [part("AI Summary"), sentiment, keywords])
    await expect(withheld).toContainText("Shown once 5 people have answered");
  await expectFonts(reader);
  await monthly.evaluate((row) => row.scrollIntoView({ block: "start" }));
  const read = await topOf(monthly);

  const other = await arrive();
  await other.goto(`/surveys/${id}`);
  await other.getByRole("radio", { name: "Until midnight" }).check();
  await other.getByRole("radio", { name: "Monthly" }).check();
  await other.getByRole("textbox").fill("Good noodles");
  await other.getByRole("button", { name: "Submit", exact: true }).click();
  await expect(other.getByText("Thanks for your response!")).toBeVisible();

  await expect(monthly).toHaveText("Monthly40%2");
  await expect(panel.getByRole("definition").first()).toContainText("5 +1");
  await expect(sentiment).toContainText("5 responses");
  await expect(keywords).toContainText("noodles");
  await expect(selected).toBeChecked();
  expect(Math.abs((await topOf(monthly)) - read)).toBeLessThan(1);
});

/** Pixels from the top of the window. */
const topOf = (row: Locator) =>
  row.evaluate((element) => element.getBoundingClientRect().top);
