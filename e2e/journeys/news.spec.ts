import { ApiVisitor } from "../fixtures/api-visitor.ts";
import { expect, neighbourTest as test } from "../fixtures/arranged.ts";
import { expectNoViolations } from "../fixtures/axe.ts";
import { textQuestion, publishWithKey } from "../fixtures/publish-survey.ts";

test("an author gets news by a feed until they end it, and can have it sent if the site allows it", async ({
  page,
  product: { url },
}) => {
  const author = await ApiVisitor.arrive(url);
  const title = "What the square needs";
  const made = await publishWithKey(url, author, {
    title,
    questions: [textQuestion("What is missing?")],
  });
  await page.goto(`/manage/${made.surveyUuid}#key=${made.ownerKey}`);
  await page.getByRole("link", { name: "Set up notifications" }).click();
  const news = page.getByRole("region", { name: "Notifications" });
  await news.getByRole("button", { name: "Make a feed" }).click();
  const address = await news
    .getByRole("textbox", { name: "Address of the feed" })
    .inputValue();
  await expectNoViolations(page);

  await author.call(url, "POST", "/posts", {
    content: "A <bench>",
    survey_id: made.id,
  });
  const feed = await fetch(address);
  expect(feed.headers.get("content-type")).toContain("application/atom+xml");
  const document = await feed.text();
  expect(document).toContain(`<title>${title}</title>`);
  expect(document).toContain("A &lt;bench&gt;");
  expect(document).toContain("<title>0 responses</title>");

  const hook = news.getByRole("textbox", { name: /^Address, such as/ });
  await hook.fill("https://elsewhere.example/");
  await news.getByRole("button", { name: "Send notifications there" }).click();
  await expect(
    news.getByText(/one of these hosts: hooks\.example/),
  ).toBeVisible();
  await hook.fill("https://hooks.example/square");
  await news.getByRole("button", { name: "Send notifications there" }).click();
  await expect(news.getByRole("textbox", { name: /^Secret/ })).toHaveValue(
    /^whsec_/,
  );
  await expectNoViolations(page);

  await news.getByRole("button", { name: "End the feed" }).click();
  await expect(news.getByRole("button", { name: "Make a feed" })).toBeVisible();
  expect((await fetch(address)).status).toBe(404);
});
