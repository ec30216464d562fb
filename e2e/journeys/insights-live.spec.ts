import { answerSurvey } from "../fixtures/answer-survey.ts";
import { ApiVisitor } from "../fixtures/api-visitor.ts";
import { expect, test } from "../fixtures/neighbours.ts";
import { inWords, oneOf } from "../fixtures/publish-survey.ts";

const market = {
  title: "Night market on the square",
  questions: [
    oneOf("How late?", "Until ten", "Until midnight"),
    oneOf("How often?", "Weekly", "Monthly"),
    inWords("What should it sell?"),
  ],
};

test("whoever reads the insights sees the next answer arrive, and stays where they are", async ({
  arrive,
  page: reader,
  product: { url },
  publish,
}) => {
  const id = await publish(market);
  for (const often of ["Weekly", "Weekly", "Monthly"]) {
    const visitor = await ApiVisitor.arrive(url);
    await answerSurvey(url, visitor, id, "Until ten", often);
  }
  await reader.goto(`/surveys/${id}`);
  await reader.getByRole("button", { name: "Insights" }).first().click();
  const panel = reader.getByRole("region", { name: "Insights", exact: true });
  const responses = panel
    .getByRole("definition")
    .filter({ hasText: /^3/ })
    .first();
  await expect(responses).toHaveText("3");
  const selected = panel.getByRole("radio", { name: "How often?" });
  await panel.locator("label", { hasText: "How often?" }).click();
  await expect(selected).toBeChecked();
  const choices = panel.getByRole("region", { name: "Multiple Choice" });
  await choices.getByText("Show the numbers as a table").click();
  const monthly = choices
    .getByRole("table", { name: "How often?" })
    .getByRole("row", { name: "Monthly" });
  await expect(monthly).toHaveText("Monthly33%1");
  const keywords = panel.getByRole("region", { name: "Top Keywords" });
  await expect(keywords).toContainText("Shown once 5 people have answered");
  const scrolled = await reader.evaluate(() => window.scrollY);

  const other = await arrive();
  await other.goto(`/surveys/${id}`);
  await other.getByRole("radio", { name: "Until midnight" }).check();
  await other.getByRole("radio", { name: "Monthly" }).check();
  await other.getByRole("button", { name: "Submit", exact: true }).click();
  await expect(other.getByText("Thanks for your response!")).toBeVisible();

  await expect(monthly).toHaveText("Monthly50%2");
  await expect(panel.getByRole("definition").first()).toContainText("4 +1");
  await expect(selected).toBeChecked();
  expect(await reader.evaluate(() => window.scrollY)).toBe(scrolled);
});
