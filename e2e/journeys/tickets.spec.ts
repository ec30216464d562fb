import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { ApiVisitor } from "../fixtures/api-visitor.ts";
import { expectNoViolations } from "../fixtures/axe.ts";
import { expect, test } from "../fixtures/neighbours.ts";
import { oneOf, publishWithKey } from "../fixtures/publish-survey.ts";
import { scanAll } from "../fixtures/scan-qr.ts";

const title = "The playground behind the station";

/**
 * Opens the tickets section of the owner's page, for a survey that can be
 * answered only with tickets.
 */
async function openTickets(page: Page, url: string) {
  const author = await ApiVisitor.arrive(url);
  const owned = await publishWithKey(url, author, {
    title,
    questions: [oneOf("Shall it stay?", "Yes", "No")],
  });
  // Without a file picker for saving, as in most browsers.
  await page.addInitScript(() => {
    Reflect.deleteProperty(window, "showSaveFilePicker");
  });
  await page.goto(`/manage/${owned.surveyUuid}#key=${owned.ownerKey}`);
  await page.getByRole("link", { name: "Set up paper tickets…" }).click();
  await page.getByRole("radio", { name: /Only people with a ticket/ }).check();
  return owned;
}

async function make(page: Page, count: number) {
  await page.getByRole("textbox", { name: "How many" }).fill(`${count}`);
  await page.getByRole("textbox", { name: /Name, such as/ }).fill("North");
  await page.getByRole("button", { name: "Make tickets" }).click();
  await expect(page.getByText(/tickets are ready/)).toBeVisible();
}

async function save(page: Page, name: string): Promise<string> {
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name }).click(),
  ]);
  return readFile(await download.path(), "utf8");
}

test("an owner creates tickets, a neighbour scans one, clicks, and answers; opening the link alone uses nothing", async ({
  arrive,
  page: neighbour,
  product,
}) => {
  const owner = await arrive();
  const { id } = await openTickets(owner, product.url);
  await make(owner, 30);
  await expectNoViolations(owner);
  const csv = await save(owner, "Save as CSV");
  const links = [...csv.matchAll(/http\S+\/t#[\w-]+/g)].map(([link]) => link);
  expect(links).toHaveLength(30);
  const [link = "", second = ""] = links;

  const sent: string[] = [];
  neighbour.on("request", (request) =>
    sent.push(request.url() + (request.postData() ?? "")),
  );
  await neighbour.goto(link.replaceAll('"', ""));
  const use = neighbour.getByRole("button", { name: "Use this ticket" });
  await expect(use).toBeEnabled();
  await expectNoViolations(neighbour);
  const [, code = ""] = link.split("#");
  expect(sent.filter((url) => url.includes("/tickets"))).toEqual([]);
  expect(sent.join()).not.toContain(code);
  await use.click();
  await neighbour
    .getByRole("button", { name: "Enable and use ticket" })
    .click();
  await expect(neighbour).toHaveURL(new RegExp(`/surveys/${id}$`));
  await expect(neighbour.getByText(/Your ticket was accepted/)).toBeVisible();
  await neighbour.reload();
  await expect(neighbour.getByText(/Your ticket was accepted/)).toBeVisible();
  await neighbour.getByRole("radio", { name: "Yes" }).check();
  await neighbour.getByRole("button", { name: "Submit" }).click();
  await expect(neighbour.getByText("Thanks for your response!")).toBeVisible();

  const other = await arrive();
  await other.goto(`/surveys/${id}`);
  const field = other.getByRole("textbox", { name: "Ticket code" });
  await field.fill(code.toLowerCase().replaceAll("-", " "));
  await other.getByRole("button", { name: "Use this ticket" }).click();
  await expect(
    other.getByText("This ticket has already been used."),
  ).toBeVisible();
  await field.fill(second.split("#")[1] ?? "");
  await other.getByRole("button", { name: "Use this ticket" }).click();
  await expect(other.getByText(/Your ticket was accepted/)).toBeVisible();
  await expectNoViolations(other);
});

test.describe("a sheet of 500 tickets", { tag: "@all" }, () => {
  test("is created, and each code can be read from its picture at 150 dpi", async ({
    arrive,
    browser,
    product,
  }) => {
    test.setTimeout(240_000);
    const owner = await arrive();
    await openTickets(owner, product.url);
    await make(owner, 500);
    const begun = Date.now();
    const sheet = await save(owner, "Save sheet to print");
    console.log(`500 tickets on a sheet: ${Date.now() - begun} ms`);
    const csv = await save(owner, "Save as CSV");
    const links = [...csv.matchAll(/http\S+\/t#[\w-]+/g)].map(([link]) => link);

    // CSS has 96 dots per inch.
    const context = await browser.newContext({ deviceScaleFactor: 150 / 96 });
    const printed = await context.newPage();
    await printed.setContent(sheet);
    await printed.emulateMedia({ media: "print" });
    expect(await printed.getByRole("article").count()).toBe(500);
    await expect(
      printed.getByText("Your answer cannot be traced to this ticket"),
    ).toHaveCount(500);
    const read: string[] = [];
    for (const page of await printed.locator("section").all())
      read.push(...(await scanAll(page, page.locator("svg"))));
    expect(read).toEqual(links);
    await context.close();
  });
});
