import type { Page } from "@playwright/test";
import { ApiVisitor } from "../fixtures/api-visitor.ts";
import { Authenticator } from "../fixtures/authenticator.ts";
import { expectNoViolationsInThemes } from "../fixtures/axe.ts";
import { makeKey, startOperatedSite } from "../fixtures/operated-site.ts";
import { textQuestion, publishWithKey } from "../fixtures/publish-survey.ts";
import { expect, test } from "../fixtures/test.ts";

// One site for all tests here: the first test counts the entries in the log by
// then.
let site: Awaited<ReturnType<typeof startOperatedSite>>;
test.beforeAll(async ({ engine }) => {
  test.setTimeout(120_000);
  site = await startOperatedSite(engine);
});
test.afterAll(() => site.end());

const part = (operatorPage: Page, name: string) =>
  operatorPage
    .getByRole("navigation", { name: "Parts of the desk" })
    .getByRole("link", { name })
    .click();

/** Whether it loaded the code that asks for a passkey. */
const askedForPasskey = (operatorPage: Page) =>
  operatorPage.evaluate(() =>
    performance
      .getEntriesByType("resource")
      .some(({ name }) => name.includes("/AskForPasskey.")),
  );

test("an operator hides a survey, its author appeals, and it is shown again, while the site runs", async ({
  browser,
  page: operatorPage,
}) => {
  const { url, operate } = site;
  const author = await ApiVisitor.arrive(url);
  const title = "A skate park by the old mill?";
  const made = await publishWithKey(url, author, {
    title,
    questions: [textQuestion("What is missing?")],
  });
  const neighbour = await ApiVisitor.arrive(url);
  const reason = { reason: "It sells skateboards." };
  await neighbour.call(url, "POST", `/surveys/${made.id}/report`, reason);

  const key = makeKey(site, "Anna", "moderate,maintain");
  await test.step("a key opens the queue, and is removed from the address", async () => {
    await operatorPage.goto(key.address);
    await expect(operatorPage.getByText("It sells skateboards.")).toBeVisible();
    await expect(operatorPage).toHaveURL(`${url}/operate`);
    expect(await askedForPasskey(operatorPage)).toBe(false);
    await expectNoViolationsInThemes(operatorPage);
  });

  await test.step("the survey is hidden", async () => {
    await operatorPage
      .getByRole("button", { name: `Hide: survey ${made.id}` })
      .click();
    await expect(operatorPage.getByText("1 item hidden.")).toBeVisible();
  });

  await test.step("its author requests a review, on the owner's page", async () => {
    const page = await (await browser.newContext()).newPage();
    await page.goto(`${url}/manage/${made.surveyUuid}#key=${made.ownerKey}`);
    await page.getByRole("link", { name: "Ask for a review" }).click();
    await page
      .getByRole("textbox", { name: "Why should it be shown again?" })
      .fill("It sells nothing.");
    await page.getByRole("button", { name: "Ask for a review" }).click();
    await expect(
      page.getByText("You asked for a review", { exact: true }),
    ).toBeVisible();
    await expectNoViolationsInThemes(page);
    await page.context().close();
  });

  await test.step("the operator reads the request, and shows the survey again", async () => {
    await operatorPage.getByRole("button", { name: "Refresh" }).click();
    await expect(operatorPage.getByText("It sells nothing.")).toBeVisible();
    await operatorPage
      .getByRole("button", { name: `Show again: survey ${made.id}` })
      .click();
    await expect(operatorPage.getByText("Nothing to review")).toBeVisible();
    const reader = await browser.newPage();
    await reader.goto(`${url}/surveys/${made.id}`);
    await expect(reader.getByRole("heading", { name: title })).toBeVisible();
    await reader.close();
  });

  await test.step("the log contains all actions, and is intact", async () => {
    await part(operatorPage, "Audit log");
    const log = operatorPage.getByRole("list", { name: "Log entries" });
    await expect(log.getByRole("listitem")).toContainText([
      `Shown again · survey ${made.id}`,
      `Review requested · survey ${made.id}`,
      `Hidden · survey ${made.id}`,
      `Operator keys · operator key ${key.number} made`,
    ]);
    await operatorPage
      .getByRole("button", { name: "Check the whole log" })
      .click();
    await expect(
      operatorPage.getByText("All 4 entries are unchanged."),
    ).toBeVisible();
    expect(operate("audit")).toContain("operator Anna  restore");
    await expectNoViolationsInThemes(operatorPage);
  });

  await test.step("a revoked key closes the operators' page", async () => {
    operate("keys", "end", key.number);
    await part(operatorPage, "Queue");
    await expect(operatorPage.getByText("This key is not valid")).toBeVisible();
    await operatorPage.reload();
    await expect(operatorPage.getByLabel("Operator key")).toBeVisible();
    await expect(operatorPage.getByText("This key is not valid")).toBeHidden();
  });
});

test("an operator decides on many items by keyboard, and blocks the writer of one", async ({
  page: operatorPage,
}) => {
  const { url } = site;
  const author = await ApiVisitor.arrive(url);
  const made = await publishWithKey(url, author, {
    title: "Benches",
    questions: [textQuestion("Where?")],
  });
  const seller = await ApiVisitor.arrive(url);
  const reader = await ApiVisitor.arrive(url);
  const write = (content: string) =>
    seller.call(url, "POST", "/posts", { survey_id: made.id, content });
  for (const words of ["Buy watches", "Buy rings"]) {
    const { body } = await write(words);
    const { id } = body as { id: number };
    await reader.call(url, "POST", `/posts/${id}/report`, { reason: "Spam" });
  }
  await operatorPage.goto(makeKey(site, "Ben", "moderate").address);
  await expect(operatorPage.getByText("Buy watches")).toBeVisible();

  const goTo = async (name: string | RegExp, role: "button" | "checkbox") => {
    const control = operatorPage.getByRole(role, { name }).first();
    await expect(control).toBeVisible();
    while (!(await control.evaluate((one) => one === document.activeElement))) {
      await operatorPage.keyboard.press("Tab");
      expect(await isFocusCovered(operatorPage)).toBe(false);
    }
  };
  // The screen size on which floating elements cover most.
  const usual = operatorPage.viewportSize();
  await operatorPage.setViewportSize({ width: 360, height: 640 });
  await goTo("Select all shown here", "checkbox");
  await operatorPage.keyboard.press("Space");
  await expect(operatorPage.getByText("2 selected")).toBeVisible();
  await goTo("Hide: all selected items", "button");
  await operatorPage.setViewportSize(usual ?? { width: 1280, height: 720 });
  await operatorPage.keyboard.press("Enter");
  await expect(operatorPage.getByText("2 items hidden.")).toBeVisible();
  await goTo(/^Block the author/, "button");
  await operatorPage.keyboard.press("Enter");
  await expect(operatorPage.getByRole("alertdialog")).toBeVisible();
  await goTo("Block", "button");
  await operatorPage.keyboard.press("Enter");
  await expect(
    operatorPage.getByText(/^The author of post \d+ is blocked/),
  ).toBeVisible();
  expect((await write("Buy chains")).status).toBe(403);

  await part(operatorPage, "Blocks");
  await operatorPage.getByRole("button", { name: /^Remove block/ }).click();
  await expect(operatorPage.getByText("Nobody is blocked")).toBeVisible();
  expect((await write("Sorry about that")).status).toBe(201);
  await expectNoViolationsInThemes(operatorPage);
});

test("a key that requires a passkey opens the operators' page on the device that has it, and nowhere else", async ({
  browser,
  page: operatorPage,
}) => {
  const named = site.url.replace("127.0.0.1", "localhost");
  const { number, address } = makeKey(
    { ...site, url: named },
    "Clara",
    "maintain",
    "--passkey",
  );
  const device = await Authenticator.at(operatorPage);
  const audit = operatorPage.getByRole("link", { name: "Audit log" });
  const use = operatorPage.getByRole("button", { name: "Use passkey" });

  await test.step("a numeric address has no passkeys", async () => {
    await operatorPage.goto(address.replace(named, site.url));
    await operatorPage.getByRole("button", { name: "Create passkey" }).click();
    await expect(
      operatorPage.getByText("Passkeys do not work at this address"),
    ).toBeVisible();
  });

  await test.step("its first visit creates the passkey", async () => {
    await operatorPage.goto(address);
    const make = operatorPage.getByRole("button", { name: "Create passkey" });
    await expect(make).toBeVisible();
    expect(await askedForPasskey(operatorPage)).toBe(true);
    await expectNoViolationsInThemes(operatorPage);
    await make.click();
    await audit.click();
    await expect(
      operatorPage.getByText(`passkey of operator key ${number}`),
    ).toBeVisible();
    expect(await device.readCounters()).toHaveLength(1);
    await operatorPage.reload();
    await expect(audit).toBeVisible();
  });

  await test.step("later visits use it, with a user whom the device verifies", async () => {
    await operatorPage.getByRole("button", { name: "Leave" }).click();
    await operatorPage.goto(address);
    await device.recognise(false);
    await use.click();
    await expect(operatorPage.getByText("No passkey was used")).toBeVisible();
    await device.recognise(true);
    await use.focus();
    await operatorPage.keyboard.press("Enter");
    await expect(audit).toBeVisible();
  });

  await test.step("a thief who has only the key is rejected", async () => {
    const context = await browser.newContext();
    const thief = await context.newPage();
    const other = await Authenticator.at(thief);
    await thief.goto(address);
    await thief.getByRole("button", { name: "Use passkey" }).click();
    await expect(thief.getByText("No passkey was used")).toBeVisible();
    expect(await other.readCounters()).toEqual([]);
    await context.close();
  });

  await test.step("a command deletes the passkey, and the next visit creates another one", async () => {
    site.operate("keys", "reset-passkey", number);
    await operatorPage.reload();
    await operatorPage.getByRole("button", { name: "Create passkey" }).click();
    await expect(audit).toBeVisible();
    expect(site.operate("keys", "list")).toContain("with a passkey");
  });
});

/** Whether anything covers the focused element. */
function isFocusCovered(operatorPage: Page): Promise<boolean> {
  return operatorPage.evaluate(() => {
    const focused = document.activeElement ?? document.body;
    const { left, top, width, height } = focused.getBoundingClientRect();
    const there = document.elementFromPoint(left + width / 2, top + height / 2);
    return (
      there !== null && !focused.contains(there) && !there.contains(focused)
    );
  });
}
