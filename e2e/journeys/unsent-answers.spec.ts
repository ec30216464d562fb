import { expect, test } from "../fixtures/neighbours.ts";
import { inWords, oneOf } from "../fixtures/publish-survey.ts";

test("answers written on a train outlive a reload, a tunnel and a lost reply, and count once", async ({
  arrive,
  page: reader,
  publish,
}) => {
  const title = "The platform clock";
  const questions = [
    oneOf("Is it right?", "Yes", "No"),
    inWords("Since when?"),
  ];
  const id = await publish({ title, questions });
  const page = await arrive();
  const words = page.getByRole("textbox", { name: "Since when?" });
  const submit = page.getByRole("button", { name: "Submit", exact: true });
  const kept = page.getByText(
    "Your answers are kept here until you send them again.",
  );
  await page.goto(`/surveys/${id}`);
  await page.getByRole("radio", { name: "No" }).check();
  await words.fill("Since the storm");
  const consentKnown = page.waitForResponse("**/api/privacy/status");
  await page.reload();
  await expect(page.getByRole("radio", { name: "No" })).toBeChecked();
  await expect(words).toHaveValue("Since the storm");
  await (await consentKnown).finished();

  await page.context().setOffline(true);
  await submit.click();
  await expect(kept).toBeVisible();
  await page.context().setOffline(false);

  // The server takes the response, but its reply gets lost.
  await page.route("**/responses", async (route) => {
    await route.fetch();
    await route.abort("connectionreset");
  });
  const sent = page.waitForRequest("**/responses");
  await submit.click();
  await sent;
  await expect(kept).toBeVisible();
  await expect(words).toHaveValue("Since the storm");
  await page.unroute("**/responses");
  await submit.click();
  await expect(page.getByText("Thanks for your response!")).toBeVisible();

  await reader.goto(`/?s=${id}`);
  await expect(
    reader.getByRole("article", { name: title }).getByText("Responses 1"),
  ).toBeVisible();
});
