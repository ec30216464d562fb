import type { Page } from "@playwright/test";
import { ApiVisitor } from "../fixtures/api-visitor.ts";
import { Authenticator } from "../fixtures/authenticator.ts";
import { expectNoViolationsInThemes } from "../fixtures/axe.ts";
import { makeKey, startOperatedSite } from "../fixtures/operated-site.ts";
import { inWords, publishWithKey } from "../fixtures/publish-survey.ts";
import { expect, test } from "../fixtures/test.ts";

// One site for all tests here: the first test counts the entries in the log by
// then.
let site: Awaited<ReturnType<typeof startOperatedSite>>;
test.beforeAll(async ({ engine }) => {
  test.setTimeout(120_000);
  site = await startOperatedSite(engine);
});
test.afterAll(() => site.end());

const part = (desk: Page, name: string) =>
  desk
    .getByRole("navigation", { name: "Parts of the desk" })
    .getByRole("link", { name })
    .click();

/** Whether it loaded the code that asks for a passkey. */
const askedForPasskey = (desk: Page) =>
  desk.evaluate(() =>
    performance
      .getEntriesByType("resource")
      .some(({ name }) => name.includes("/AskForPasskey.")),
  );

test("an operator hides a survey, its author appeals, and it is shown again, while the site runs", async ({
  browser,
  page: desk,
}) => {
  const { url, operate } = site;
  const author = await ApiVisitor.arrive(url);
  const title = "A skate park by the old mill?";
  const made = await publishWithKey(url, author, {
    title,
    questions: [inWords("What is missing?")],
  });
  const neighbour = await ApiVisitor.arrive(url);
  const reason = { reason: "It sells skateboards." };
  await neighbour.call(url, "POST", `/surveys/${made.id}/report`, reason);

  const key = makeKey(site, "Anna", "moderate,maintain");
  await test.step("a key opens the queue, and is removed from the address", async () => {
    await desk.goto(key.address);
    await expect(desk.getByText("It sells skateboards.")).toBeVisible();
    await expect(desk).toHaveURL(`${url}/operate`);
    expect(await askedForPasskey(desk)).toBe(false);
    await expectNoViolationsInThemes(desk);
  });

  await test.step("the survey is hidden", async () => {
    await desk.getByRole("button", { name: `Hide: survey ${made.id}` }).click();
    await expect(desk.getByText("1 item hidden.")).toBeVisible();
  });

  await test.step("its author requests a review, on the owner's page", async () => {
    const page = await (await browser.newContext()).newPage();
    await page.goto(`${url}/manage/${made.surveyUuid}#key=${made.ownerKey}`);
    await page
      .getByRole("textbox", { name: "Why should it be shown again?" })
      .fill("It sells nothing.");
    await page.getByRole("button", { name: "Ask for a review" }).click();
    await expect(page.getByText("You asked for a review")).toBeVisible();
    await expectNoViolationsInThemes(page);
    await page.context().close();
  });

  await test.step("the operator reads the request, and shows the survey again", async () => {
    await desk.getByRole("button", { name: "Refresh" }).click();
    await expect(desk.getByText("It sells nothing.")).toBeVisible();
    await desk
      .getByRole("button", { name: `Show again: survey ${made.id}` })
      .click();
    await expect(desk.getByText("Nothing to review")).toBeVisible();
    const reader = await browser.newPage();
    await reader.goto(`${url}/surveys/${made.id}`);
    await expect(reader.getByRole("heading", { name: title })).toBeVisible();
    await reader.close();
  });

  await test.step("the log contains all actions, and is intact", async () => {
    await part(desk, "Audit log");
    const log = desk.getByRole("list", { name: "Log entries" });
    await expect(log.getByRole("listitem")).toContainText([
      `Shown again · survey ${made.id}`,
      `Review requested · survey ${made.id}`,
      `Hidden · survey ${made.id}`,
      `Operator keys · operator key ${key.number} made`,
    ]);
    await desk.getByRole("button", { name: "Check the whole log" }).click();
    await expect(desk.getByText("All 4 entries are unchanged.")).toBeVisible();
    expect(operate("audit")).toContain("operator Anna  restore");
    await expectNoViolationsInThemes(desk);
  });

  await test.step("a revoked key closes the operators' page", async () => {
    operate("keys", "end", key.number);
    await part(desk, "Queue");
    await expect(desk.getByText("This key is not valid")).toBeVisible();
    await desk.reload();
    await expect(desk.getByLabel("Operator key")).toBeVisible();
    await expect(desk.getByText("This key is not valid")).toBeHidden();
  });
});

test("an operator decides on many items by keyboard, and blocks the writer of one", async ({
  page: desk,
}) => {
  const { url } = site;
  const author = await ApiVisitor.arrive(url);
  const made = await publishWithKey(url, author, {
    title: "Benches",
    questions: [inWords("Where?")],
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
  await desk.goto(makeKey(site, "Ben", "moderate").address);
  await expect(desk.getByText("Buy watches")).toBeVisible();

  const goTo = async (name: string | RegExp, role: "button" | "checkbox") => {
    const control = desk.getByRole(role, { name }).first();
    await expect(control).toBeVisible();
    while (!(await control.evaluate((one) => one === document.activeElement))) {
      await desk.keyboard.press("Tab");
      expect(await isFocusCovered(desk)).toBe(false);
    }
  };
  // The screen size on which floating elements cover most.
  const usual = desk.viewportSize();
  await desk.setViewportSize({ width: 360, height: 640 });
  await goTo("Select all shown here", "checkbox");
  await desk.keyboard.press("Space");
  await expect(desk.getByText("2 selected")).toBeVisible();
  await goTo("Hide: all selected items", "button");
  await desk.setViewportSize(usual ?? { width: 1280, height: 720 });
  await desk.keyboard.press("Enter");
  await expect(desk.getByText("2 items hidden.")).toBeVisible();
  await goTo(/^Block the author/, "button");
  await desk.keyboard.press("Enter");
  await expect(desk.getByRole("dialog")).toBeVisible();
  await goTo("Block", "button");
  await desk.keyboard.press("Enter");
  await expect(
    desk.getByText(/^The author of post \d+ is blocked/),
  ).toBeVisible();
  expect((await write("Buy chains")).status).toBe(403);

  await part(desk, "Blocks");
  await desk.getByRole("button", { name: /^Remove block/ }).click();
  await expect(desk.getByText("Nobody is blocked")).toBeVisible();
  expect((await write("Sorry about that")).status).toBe(201);
  await expectNoViolationsInThemes(desk);
});

test("a key that requires a passkey opens the operators' page on the device that has it, and nowhere else", async ({
  browser,
  page: desk,
}) => {
  const named = site.url.replace("127.0.0.1", "localhost");
  const { number, address } = makeKey(
    { ...site, url: named },
    "Clara",
    "maintain",
    "--passkey",
  );
  const device = await Authenticator.at(desk);
  const audit = desk.getByRole("link", { name: "Audit log" });
  const use = desk.getByRole("button", { name: "Use passkey" });

  await test.step("a numeric address has no passkeys", async () => {
    await desk.goto(address.replace(named, site.url));
    await desk.getByRole("button", { name: "Create passkey" }).click();
    await expect(
      desk.getByText("Passkeys do not work at this address"),
    ).toBeVisible();
  });

  await test.step("its first visit creates the passkey", async () => {
    await desk.goto(address);
    const make = desk.getByRole("button", { name: "Create passkey" });
    await expect(make).toBeVisible();
    expect(await askedForPasskey(desk)).toBe(true);
    await expectNoViolationsInThemes(desk);
    await make.click();
    await audit.click();
    await expect(
      desk.getByText(`passkey of operator key ${number}`),
    ).toBeVisible();
    expect(await device.readCounters()).toHaveLength(1);
    await desk.reload();
    await expect(audit).toBeVisible();
  });

  await test.step("later visits use it, with a user whom the device verifies", async () => {
    await desk.getByRole("button", { name: "Leave" }).click();
    await desk.goto(address);
    await device.recognise(false);
    await use.click();
    await expect(desk.getByText("No passkey was used")).toBeVisible();
    await device.recognise(true);
    await use.focus();
    await desk.keyboard.press("Enter");
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
    await desk.reload();
    await desk.getByRole("button", { name: "Create passkey" }).click();
    await expect(audit).toBeVisible();
    expect(site.operate("keys", "list")).toContain("with a passkey");
  });
});

/** Whether anything covers the focused element. */
function isFocusCovered(desk: Page): Promise<boolean> {
  return desk.evaluate(() => {
    const focused = document.activeElement ?? document.body;
    const { left, top, width, height } = focused.getBoundingClientRect();
    const there = document.elementFromPoint(left + width / 2, top + height / 2);
    return (
      there !== null && !focused.contains(there) && !there.contains(focused)
    );
  });
}
