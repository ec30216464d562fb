import type { Locator, Page } from "@playwright/test";
import { ApiVisitor } from "../fixtures/api-visitor.ts";
import { expectNoViolations } from "../fixtures/axe.ts";
import {
  button,
  discuss,
  postBox,
  replyBox,
  messageWith,
} from "../fixtures/discussion.ts";
import { tabTo } from "../fixtures/keyboard.ts";
import { expect, test } from "../fixtures/neighbours.ts";
import { oneOf } from "../fixtures/publish-survey.ts";

test("a person without a mouse posts, replies, edits and likes, and the focus is never lost", async ({
  arrive,
  product,
  publish,
}) => {
  const title = "Fountain or bench";
  const questions = [oneOf("Markets?", "Yes", "No")];
  const id = await publish({ title, questions });
  const neighbour = await ApiVisitor.arrive(product.url);
  const hear = (content: string) =>
    neighbour.call(product.url, "POST", "/posts", { content, survey_id: id });
  await hear("A bench");
  const page = await arrive();
  await discuss(page, id, title);
  const { keyboard } = page;
  const press = async (target: Locator) => {
    await tabTo(target);
    await keyboard.press("Enter");
  };

  await tabTo(postBox(page));
  await keyboard.type("A fountain");
  await press(button(page, "Post"));
  const post = messageWith(page, "A fountain");
  await press(button(post, "Like"));
  await expect(button(post, "Liked 1")).toBeFocused();
  await press(button(messageWith(page, "A bench"), "Reply"));
  await button(post, "Reply").focus();
  await keyboard.press("Enter");
  await tabTo(replyBox(page).first());
  await keyboard.type("With trout");
  await press(button(post, "Post Reply"));
  const reply = messageWith(page, "With trout");
  await expect(reply).toBeVisible();
  await expect(button(post, "Post Reply")).toBeFocused();

  await keyboard.press("Shift+Tab");
  await keyboard.press("Shift+Tab");
  await expect(button(reply, "Edit")).toBeFocused();
  await keyboard.press("Enter");
  await keyboard.type(", or not");
  await page.route("**/api/replies/*", (route) =>
    route.fulfill({ status: 422 }),
  );
  await press(button(page, "Save"));
  await expect(page.getByRole("alert")).toHaveText("Content not allowed.");
  await expect(replyBox(page).first()).toBeFocused();
  await hear("Neither");
  await expect(button(page, "1 new post")).toBeVisible();
  await expect(replyBox(page)).toHaveCount(3);
  await expectNoViolations(page);

  await page.unroute("**/api/replies/*");
  await keyboard.type("!");
  await press(button(page, "Save"));
  await expect(messageWith(page, "With trout, or not!")).toBeVisible();
  await expect(button(page, "Edit")).toBeFocused();
});

test("a person who replies in a collapsed thread by keyboard sees the reply and keeps the focus, also after reports", async ({
  arrive,
  product,
  publish,
}) => {
  const title = "Ten lamps";
  const questions = [oneOf("Brighter?", "Yes", "No")];
  const id = await publish({ title, questions });
  const neighbour = await ApiVisitor.arrive(product.url);
  const { body } = await neighbour.call(product.url, "POST", "/posts", {
    content: "Too dark",
    survey_id: id,
  });
  const { id: postId } = body as { id: number };
  for (let lamp = 1; lamp <= 9; lamp += 1)
    await neighbour.call(product.url, "POST", "/replies", {
      postId,
      content: `Lamp ${lamp} is out`,
    });
  const page = await arrive();
  const reported = collectReports(page);
  await discuss(page, id, title);
  await tabTo(button(page, "9 replies"));
  await page.keyboard.press("Enter");
  await expect(button(page, "View 6 more replies")).toBeVisible();

  await tabTo(replyBox(page));
  await page.keyboard.type("So is mine");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(messageWith(page, "Lamp 9 is out")).toBeVisible();
  await expect(button(page, "Post Reply")).toBeFocused();
  // Its edge may lie between two pixels.
  await expect(button(page, "Post Reply")).toBeInViewport({ ratio: 0.9 });
  await expect(messageWith(page, "So is mine")).toBeInViewport();

  await report(page, messageWith(page, "Lamp 9 is out"), () =>
    expectNoViolations(page),
  );
  await report(page, messageWith(page, "Too dark"));
  expect(reported).toEqual(["replies", "posts"]);
});

/**
 * Moves back to a post or reply, and reports it; the first button within a post
 * belongs to the post itself.
 */
async function report(
  page: Page,
  message: Locator,
  whenAsked = () => Promise.resolve(),
): Promise<void> {
  const { keyboard } = page;
  await tabTo(button(message, "Report").first(), "Shift+Tab");
  await keyboard.press("Enter");
  const dialog = page.getByRole("dialog", { name: "Report this?" });
  await expect(dialog.getByRole("textbox", { name: "Reason" })).toBeFocused();
  await whenAsked();
  await keyboard.type("It insults me.");
  await tabTo(button(dialog, "Report"));
  await keyboard.press("Enter");
  await expect(dialog).toBeHidden();
  await expect(button(message, "Reported. Thanks.").first()).toBeFocused();
}

/** Items whose reports the server accepted. */
function collectReports(page: Page): string[] {
  const taken: string[] = [];
  page.on("response", (reply) => {
    const [, kind] = /\/(\w+)\/\d+\/report$/.exec(reply.url()) ?? [];
    if (kind !== undefined && reply.ok()) taken.push(kind);
  });
  return taken;
}
