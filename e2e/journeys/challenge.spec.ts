import { expect, test } from "../fixtures/neighbours.ts";
import { challenge, oneOf } from "../fixtures/publish-survey.ts";

const gardeners = {
  title: "For those who garden here",
  questions: [
    oneOf("When shall we meet?", "Saturday", "Sunday"),
    challenge("What grows by the gate?", "lavender"),
  ],
};

const asked = { name: "What grows by the gate?" };

test("a visitor who was there answers the challenge with a different spelling", async ({
  arrive,
  publish,
}) => {
  const id = await publish(gardeners);
  const page = await arrive();
  await page.goto(`/surveys/${id}`);
  await page.getByRole("radio", { name: "Saturday" }).check();
  await page.getByRole("button", { name: "Submit", exact: true }).click();
  await expect(
    page.getByText("Please answer the challenge questions before submitting."),
  ).toBeVisible();
  await expect(page.getByRole("textbox", asked)).toBeFocused();
  await page.keyboard.type(" Lavender ");
  // The first leads to the button, so that nothing is sent by accident.
  await page.keyboard.press("Enter");
  await page.keyboard.press("Enter");
  await expect(page.getByText("Thanks for your response!")).toBeVisible();
});

test("a wrong challenge answer can be repeated twice, and after the third one none is accepted for a while", async ({
  arrive,
  publish,
}) => {
  const id = await publish({ ...gardeners, title: "For those who dig here" });
  const page = await arrive();
  const submit = page.getByRole("button", { name: "Submit", exact: true });
  const alert = page.getByRole("main").getByRole("alert");
  const wrong =
    "A challenge answer is not right, so your response was not accepted.";
  const later =
    "Too many wrong challenge answers. Please try again in 15 minutes.";
  await page.goto(`/surveys/${id}`);
  await page.getByRole("radio", { name: "Sunday" }).check();
  for (const [guess, left] of [
    ["roses", "2 attempts left."],
    ["a shed", "1 attempt left."],
  ] as const) {
    await page.getByRole("textbox", asked).fill(guess);
    await submit.click();
    await expect(alert).toHaveText(`${wrong} ${left}`);
    await expect(page.getByRole("textbox", asked)).toBeFocused();
    await expect(alert).toBeInViewport();
  }
  await page.getByRole("textbox", asked).fill("nothing");
  await submit.click();
  await expect(alert).toHaveText(`${wrong} ${later}`);
  await expect(alert).toBeInViewport();
  await expect(page.getByRole("radio", { name: "Sunday" })).toBeDisabled();
  await page.reload();
  await expect(alert).toHaveText(later);
  await expect(submit).toBeDisabled();
});
