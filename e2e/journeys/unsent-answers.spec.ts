import type { Page } from "@playwright/test";
import { expect, test } from "../fixtures/neighbours.ts";
import { textQuestion, oneOf } from "../fixtures/publish-survey.ts";

/** Until the scripts have taken the page over and loaded the consent. */
async function reload(page: Page): Promise<void> {
  // Requests of the unloading page may never finish.
  await page.reload({ waitUntil: "commit" });
  const consentKnown = await page.waitForResponse("**/api/privacy/status");
  await consentKnown.finished();
}

test("answers written on a train survive a reload, a tunnel and a lost reply, and count once", async ({
  arrive,
  page: reader,
  publish,
}) => {
  const title = "The platform clock";
  const questions = [
    oneOf("Is it right?", "Yes", "No"),
    textQuestion("Since when?"),
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
  await reload(page);
  await expect(page.getByRole("radio", { name: "No" })).toBeChecked();
  await expect(words).toHaveValue("Since the storm");

  await page.context().setOffline(true);
  await submit.click();
  await expect(kept).toBeVisible();
  await page.context().setOffline(false);

  // The server accepts the response, but its reply gets lost.
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

  // Nor does the next user of the device find them.
  await page.context().clearCookies();
  await reload(page);
  await expect(words).toHaveValue("");
  await expect(page.getByRole("radio", { name: "No" })).not.toBeChecked();

  await reader.goto(`/?s=${id}`);
  await expect(
    reader.getByRole("article", { name: title }).getByText("Responses 1"),
  ).toBeVisible();
});
