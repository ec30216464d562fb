import { answerIn, countAnswers, expect, test } from "../fixtures/embed.ts";

test("a link to a survey is sufficient to discover how to embed it, and to embed it", async ({
  page,
  product,
  partners,
  site,
  publish,
}) => {
  const survey = await publish();
  await page.goto(`${site}/surveys/${survey}`);
  const head = page.locator("head");
  const found = await head
    .locator('link[type="application/json+oembed"]')
    .getAttribute("href");
  const picture = await head
    .locator('meta[property="og:image"]')
    .getAttribute("content");

  await page.goto(partners.pageAt("plain", {}));
  const reply = await page.evaluate(async (url) => {
    const answer = await fetch(url ?? "");
    return (await answer.json()) as Record<string, unknown>;
  }, found);
  expect(reply).toMatchObject({
    type: "rich",
    version: "1.0",
    provider_url: site,
  });
  await page.evaluate((html) => {
    document.body.insertAdjacentHTML("beforeend", html);
  }, String(reply.html));
  const frame = page.getByTitle("Survey: A bench for the park");
  await answerIn(frame.contentFrame().locator("body"));
  expect(await countAnswers(product.url, survey)).toBe(1);

  const image = await page.goto(picture ?? "");
  expect(image?.headers()["content-type"]).toBe("image/png");
});
