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

test("whoever was there answers the challenge in their own spelling", async ({
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
  await page.keyboard.press("Enter");
  await expect(page.getByText("Thanks for your response!")).toBeVisible();
});

test("whoever guesses is told that nothing was taken, and after three guesses stays out", async ({
  arrive,
  publish,
}) => {
  const id = await publish({ ...gardeners, title: "For those who dig here" });
  const page = await arrive();
  const submit = page.getByRole("button", { name: "Submit", exact: true });
  await page.goto(`/surveys/${id}`);
  for (const guess of ["roses", "a shed", "nothing"]) {
    await page.getByRole("radio", { name: "Sunday" }).check();
    await page.getByRole("textbox", asked).fill(guess);
    await submit.click();
    await expect(page.getByRole("main").getByRole("alert")).toHaveText(
      "A challenge answer is not right, so your response was not taken.",
    );
    await expect(page.getByRole("radio", { name: "Sunday" })).toBeDisabled();
    await expect(submit).toBeDisabled();
    await page.reload();
  }
  await expect(page.getByRole("main").getByRole("alert")).toHaveText(
    "Too many wrong challenge answers. Please try again later.",
  );
  await expect(submit).toBeDisabled();
});
