import type { Page } from "@playwright/test";
import { ApiVisitor } from "../fixtures/api-visitor.ts";
import { openHeldLine } from "../fixtures/held-line.ts";
import { expect, test } from "../fixtures/neighbours.ts";
import { oneOf } from "../fixtures/publish-survey.ts";

test("two neighbours like a survey once each; a third is asked to take part first", async ({
  arrive,
  page: stranger,
  publish,
}) => {
  const title = "A bench under the lime tree";
  const questions = [oneOf("Facing where?", "The square", "The church")];
  const id = await publish({ title, questions });
  const cardFor = async (page: Page) => {
    await page.goto(`/?s=${id}`);
    return page.getByRole("article", { name: title });
  };

  for (const likes of [1, 2]) {
    const neighbour = await arrive();
    const card = await cardFor(neighbour);
    const kept = neighbour.waitForResponse(/\/like$/);
    await card.getByRole("button", { name: "Like", exact: true }).click();
    await expect(card.getByText(`Likes ${likes}`)).toBeVisible();
    const liked = card.getByRole("button", { name: "Liked" });
    await expect(liked).toBeDisabled();
    await liked.click({ force: true });
    await expect(card.getByText(`Likes ${likes}`)).toBeVisible();
    expect((await kept).ok()).toBe(true);
    await neighbour.reload();
    await expect(liked).toBeDisabled();
    await expect(card.getByText(`Likes ${likes}`)).toBeVisible();
  }

  const card = await cardFor(stranger);
  await expect(card.getByText("Likes 2")).toBeVisible();
  const like = card.getByRole("button", { name: "Like", exact: true });
  await like.click();
  await expect(
    card.getByText(
      "Enable anonymous ID participation via the Anonymous ID Policy page to interact.",
    ),
  ).toBeVisible();
  await expect(card.getByText("Likes 2")).toBeVisible();
  await expect(like).toBeEnabled();
  await card.getByRole("button", { name: "Enable and like" }).click();
  await expect(card.getByText("Likes 3")).toBeVisible();
  await expect(card.getByRole("button", { name: "Liked" })).toBeFocused();
});

test("a like that is being sent arrives even if its page is left", async ({
  browser,
  product,
  publish,
}) => {
  const title = "A bench under the plane tree";
  const id = await publish({ title, questions: [oneOf("Wide?", "Yes", "No")] });
  const line = await openHeldLine(product.url, `/surveys/${id}/like`);
  const visitor = await ApiVisitor.arrive(product.url);
  const storageState = visitor.storedFor(line.url);
  const context = await browser.newContext({ storageState });
  const page = await context.newPage();
  await page.goto(`${line.url}/?s=${id}`);
  await page
    .getByRole("article", { name: title })
    .getByRole("button", { name: "Like", exact: true })
    .click();
  await line.held;
  await page.goto("about:blank");
  line.release();
  const countLikes = async () => {
    const { body } = await visitor.call(product.url, "GET", `/surveys/${id}`);
    return (body as { like_count: number }).like_count;
  };
  await expect.poll(countLikes).toBe(1);
  await context.close();
  line.close();
});
