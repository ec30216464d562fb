import { expect, test } from "../fixtures/neighbours.ts";
import { inWords, oneOf } from "../fixtures/publish-survey.ts";

const questions = [
  oneOf("Where should the bench stand?", "By the pond", "By the gate"),
  inWords("What else?"),
];

test("on a slow line an answer is begun before the scripts are there, and nothing of it is lost", async ({
  page,
  publish,
}) => {
  const id = await publish({ title: "A bench for the park", questions });
  let letScriptsCome = () => {};
  const scriptsMayCome = new Promise<void>((resolve) => {
    letScriptsCome = resolve;
  });
  await page.route("**/assets/*.js", async (route) => {
    await scriptsMayCome;
    await route.continue();
  });
  await page.goto(`/surveys/${id}`, { waitUntil: "commit" });
  await page.getByRole("radio", { name: "By the gate" }).check();
  const words = page.getByRole("textbox", { name: "What else?" });
  await words.pressSequentially("Shade, ");
  await page.getByRole("button", { name: "Discuss" }).click();
  await words.focus();
  letScriptsCome();

  await expect(page.getByRole("textbox", { name: "Your Post" })).toBeVisible();
  await expect(words).toBeFocused();
  await page.keyboard.type("please");
  await expect(page.getByRole("radio", { name: "By the gate" })).toBeChecked();
  await expect(words).toHaveValue("Shade, please");
  await page
    .getByRole("button", { name: "Enable anonymous ID", exact: true })
    .first()
    .click();
  await page.getByRole("button", { name: "Submit", exact: true }).click();
  await expect(page.getByText("Thanks for your response!")).toBeVisible();
  await page.getByRole("button", { name: "Insights" }).click();
  await expect(
    page
      .getByRole("list", { name: "Where should the bench stand?" })
      .getByRole("listitem")
      .filter({ hasText: "By the gate" }),
  ).toContainText("100%");
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("a survey can be read", async ({ page, publish }) => {
    const id = await publish({ title: "A bench for the park", questions });
    await page.goto(`/surveys/${id}`);
    await expect(
      page.getByRole("heading", { name: "A bench for the park" }),
    ).toBeVisible();
    await expect(page.getByText("By the pond")).toBeVisible();
  });
});
