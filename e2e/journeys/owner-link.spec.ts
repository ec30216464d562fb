import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { answerSurvey } from "../fixtures/answer-survey.ts";
import { ApiVisitor } from "../fixtures/api-visitor.ts";
import { expect, neighbourTest as test } from "../fixtures/arranged.ts";
import { expectNoViolations } from "../fixtures/axe.ts";
import { oneOf, publishWithKey } from "../fixtures/publish-survey.ts";
import { scanQr } from "../fixtures/scan-qr.ts";

test("an author publishes in one browser, continues with the owner link in another, reads and saves the answers, and the first link is revoked", async ({
  arrive,
  product,
}) => {
  const first = await arrive();
  const title = "The square after the market";
  await first.goto("/create-survey");
  await first.getByRole("checkbox", { name: "Start from scratch" }).check();
  await first.getByRole("button", { name: "Start Manual Draft" }).click();
  await first.getByRole("textbox", { name: "Survey Title" }).fill(title);
  await first.getByRole("button", { name: "+ Add Free Text" }).click();
  await first.keyboard.type("What is missing?");
  await first.getByRole("button", { name: "Publish" }).click();

  const panel = first.getByRole("region", { name: /is published/ });
  const arrival = panel.getByRole("heading", { name: /is published/ });
  await expect(arrival).toBeFocused();
  await expect(arrival).toBeInViewport();
  const link = await panel
    .getByRole("textbox", { name: "Owner link" })
    .inputValue();
  const survey = await panel
    .getByRole("textbox", { name: "Link to the survey" })
    .inputValue();
  const publicCode = panel.getByRole("img", { name: /QR code of the survey/ });
  expect(await scanQr(publicCode)).toBe(survey);
  await panel.getByText("Show as QR code").click();
  const ownerCode = panel.getByRole("img", {
    name: "QR code of the owner link",
  });
  const word = await wordIn(panel.getByText(/Check word:/));
  expect(first.url()).not.toContain("key");
  await expectNoViolations(first);

  const second = await arrive();
  // Without a file picker for saving, as in most browsers.
  await second.addInitScript(() => {
    Reflect.deleteProperty(window, "showSaveFilePicker");
  });
  const begun = Date.now();
  await openOwnerPage(second, await scanQr(ownerCode), title);
  await expect(second.getByText(/Check word of your link:/)).toContainText(
    word,
  );
  expect(second.url()).not.toContain("key");

  const go = (name: string) => second.getByRole("link", { name }).click();
  await go("Change the survey");
  const renamed = `${title} and the rain`;
  await second.getByRole("textbox", { name: "Survey Title" }).fill(renamed);
  await second.getByRole("button", { name: "Save changes" }).click();
  const back = `Back to “${renamed}”`;
  await go(back);

  const wishes = Array.from({ length: 12 }, (_, at) => `Bench number ${at}`);
  await answer(product.url, survey, wishes);
  await go("Close or extend");
  await second.getByRole("button", { name: "Close now" }).click();
  await expect(second.getByText(/^Closed for responses/)).toBeVisible();
  await go(back);
  await expect(second.getByText("Closed", { exact: true })).toBeVisible();

  await go("Read and save answers");

  const quotes = second.getByText(/^Bench number \d+$/);
  await expect(async () => {
    await Promise.all([second.waitForResponse(/\/texts\?/), second.reload()]);
    await expect(quotes).toHaveCount(wishes.length, { timeout: 2_000 });
  }).toPass();
  const saving = second.waitForEvent("download");
  await second.getByRole("button", { name: "Responses (CSV)" }).click();
  const saved = await readFile(await (await saving).path(), "utf8");
  const lines = saved.trim().split("\r\n").slice(1);
  const wanted = wishes.map((wish) => `What is missing?,${wish}`);
  expect(lines.toSorted()).toEqual(wanted.toSorted());

  await go(back);
  await go("Manage keys");
  await second.getByRole("button", { name: /^Replace the key/ }).click();
  await second
    .getByRole("alertdialog")
    .getByRole("button", { name: "Replace" })
    .click();
  const fresh = await second
    .getByRole("textbox", { name: "Link of this key" })
    .inputValue();
  expect(fresh).not.toBe(link);

  await first.goto(new URL(link).pathname);
  await expect(first.getByText("This link does not work")).toBeVisible();
  const seconds = ((Date.now() - begun) / 1000).toFixed(1);
  process.stdout.write(`From scan to dead link: ${seconds} s\n`);
  await expectNoViolations(first);
  await openOwnerPage(first, fresh, renamed);

  await second.reload();
  await go(back);
  await expect(
    second.getByRole("heading", { level: 1, name: renamed }),
  ).toBeVisible();
  await second.getByRole("button", { name: "Menu" }).click();
  await second.getByRole("link", { name: "Your surveys" }).click();
  await expect(
    second.getByRole("link", { name: `Manage survey “${renamed}”` }),
  ).toBeVisible();
  await expectNoViolations(second);
});

for (const [width, height] of [
  [360, 740],
  [1280, 800],
] as const)
  test(`an owner's page shows figures and link without scrolling at ${width} × ${height} pixels`, async ({
    page,
    product: { url },
  }) => {
    const author = await ApiVisitor.arrive(url);
    const made = await publishWithKey(url, author, {
      title: "Should the old bridge be free of cars on weekends?",
      questions: [
        oneOf(
          "On which side of the bridge should cars turn from now on?",
          "On the northern side",
          "On the southern side",
          "On both sides",
        ),
      ],
    });
    const neighbour = await ApiVisitor.arrive(url);
    await answerSurvey(url, neighbour, made.id, "On both sides");
    await page.setViewportSize({ width, height });
    await page.goto(`/manage/${made.surveyUuid}#key=${made.ownerKey}`);
    for (const shown of [
      page.getByText("1 response", { exact: true }),
      page.getByRole("list", { name: /^On which side/ }),
      page.getByRole("textbox", { name: "Link to the survey" }),
      page.getByRole("button", { name: "Copy link" }),
      page.getByRole("link", { name: "QR code" }),
    ])
      await expect(shown).toBeInViewport({ ratio: 1 });
  });

/** Each from a different network, otherwise the texts would never become readable. */
async function answer(url: string, survey: string, texts: string[]) {
  const id = survey.split("/").at(-1);
  for (const [at, text] of texts.entries()) {
    const person = await ApiVisitor.arrive(url, `203.0.${at}.7`);
    const { body } = await person.call(url, "GET", `/surveys/${id}/questions`);
    const [question] = (body as { items: { id: number }[] }).items;
    const answers = { [question?.id ?? 0]: text };
    await person.call(url, "POST", `/surveys/${id}/responses`, { answers });
  }
}

async function openOwnerPage(page: Page, link: string, title: string) {
  await page.goto("/about");
  await page.goto(link);
  await expect(
    page.getByRole("heading", { level: 1, name: title }),
  ).toBeVisible();
}

async function wordIn(notice: {
  textContent: () => Promise<string | null>;
}): Promise<string> {
  const [, word] =
    /Check word: (\w+)/.exec((await notice.textContent()) ?? "") ?? [];
  if (word === undefined) throw new Error("There is no check word.");
  return word;
}
