import { ApiVisitor } from "../fixtures/api-visitor.ts";
import { expect, test } from "../fixtures/arranged.ts";
import { expectNoViolationsInThemes } from "../fixtures/axe.ts";
import { oneOf, publishSurvey } from "../fixtures/publish-survey.ts";

test("an author is informed that reports had their survey hidden, and requests a review by keyboard", async ({
  browser,
  page: reader,
  product: { url },
}) => {
  const author = await ApiVisitor.arrive(url);
  const id = await publishSurvey(url, author, {
    title: "A skate park by the old mill?",
    questions: [oneOf("Would you use it?", "Yes", "No")],
  });
  for (const address of ["203.0.113.5", "198.51.100.5", "192.0.2.5"]) {
    const neighbour = await ApiVisitor.arrive(url, address);
    const reason = { reason: "It sells skateboards." };
    await neighbour.call(url, "POST", `/surveys/${id}/report`, reason);
  }
  await reader.goto(`/surveys/${id}`);
  await expect(reader.getByText("Survey not found.")).toBeVisible();

  const storageState = author.storedFor(url);
  const context = await browser.newContext({ storageState });
  const page = await context.newPage();
  await page.goto(`/surveys/${id}`);
  await expect(page.getByText("Your survey is hidden")).toBeVisible();
  await expectNoViolationsInThemes(page);
  const reason = page.getByRole("textbox", {
    name: "Why should it be shown again?",
  });
  while (!(await reason.evaluate((one) => one === document.activeElement)))
    await page.keyboard.press("Tab");
  await page.keyboard.type("It sells nothing: the town asked for it.");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(page.getByText("You asked for a review")).toBeVisible();
  await expectNoViolationsInThemes(page);
  await page.reload();
  await expect(page.getByText("You asked for a review")).toBeVisible();
  await context.close();
});
