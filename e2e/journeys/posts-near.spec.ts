import type { Page } from "@playwright/test";
import {
  expectNoViolations,
  expectNoViolationsInThemes,
} from "../fixtures/axe.ts";
import {
  button,
  discuss,
  postBox,
  messageWith,
  writePost,
} from "../fixtures/discussion.ts";
import { tabTo } from "../fixtures/keyboard.ts";
import { expect, test } from "../fixtures/neighbours.ts";
import { oneOf } from "../fixtures/publish-survey.ts";

const questions = [oneOf("Markets?", "Yes", "No")];

/** Location of surveys, and one far away. */
const square = { latitude: 52.52, longitude: 13.405 };
const abroad = { latitude: 48.14, longitude: 11.58 };

/** Makes the browser report this location. */
async function standAt(page: Page, at: typeof square): Promise<void> {
  await page.context().grantPermissions(["geolocation"]);
  await page.context().setGeolocation(at);
}

const choice = (page: Page) =>
  page.getByRole("checkbox", { name: /^Show that/ });
const order = (page: Page, name: string) =>
  page.getByRole("radio", { name, exact: true });

/** The texts of the posts, from the top. */
const expectPosts = (page: Page, texts: string[]) =>
  expect(
    page
      .getByRole("region", { name: /^Discussion of/ })
      .getByRole("article")
      .getByRole("paragraph")
      .filter({ hasText: /\.$/ }),
  ).toHaveText(texts);

test("people can show how far away they write, and read nearby posts first", async ({
  arrive,
  publish,
}) => {
  const title = "Who the square is for";
  const id = await publish({ title, questions });
  const [here, far, elsewhere] = [
    await arrive(),
    await arrive(),
    await arrive(),
  ];
  await standAt(here, square);
  await standAt(far, abroad);

  await discuss(here, id, title);
  await expect(choice(here)).toHaveAccessibleName(
    "Show that I am writing from here",
  );
  await expect(choice(here)).not.toBeChecked();
  await writePost(here, "Nobody asks.");
  await expect(messageWith(here, "Nobody asks.")).not.toContainText(
    "from here",
  );
  await choice(here).check();
  await writePost(here, "I live on it.");
  await expect(messageWith(here, "I live on it.")).toContainText("from here");
  await expectNoViolationsInThemes(here);

  await discuss(far, id, title);
  await expect(choice(far)).toHaveAccessibleName(
    "Show that I am writing from farther away",
  );
  await choice(far).check();
  await writePost(far, "I saw it on holiday.");
  await expect(messageWith(far, "I saw it on holiday.")).toContainText(
    "from farther away",
  );

  await elsewhere.context().clearPermissions();
  await discuss(elsewhere, id, title);
  await expect(choice(elsewhere)).toHaveCount(0);
  await expect(messageWith(elsewhere, "I live on it.")).toContainText(
    "from here",
  );
  await button(messageWith(elsewhere, "Nobody asks."), "Like").click();
  await expect(button(elsewhere, "Liked 1")).toBeVisible();
  const byAge = ["I saw it on holiday.", "I live on it.", "Nobody asks."];
  await expect(order(elsewhere, "Newest")).toBeChecked();
  await expectPosts(elsewhere, byAge);
  await tabTo(order(elsewhere, "Newest"), "Shift+Tab");
  await elsewhere.keyboard.press("ArrowLeft");
  await expect(order(elsewhere, "Nearest")).toBeFocused();
  await expectPosts(elsewhere, [
    "I live on it.",
    "I saw it on holiday.",
    "Nobody asks.",
  ]);
  await order(elsewhere, "Most liked").check();
  await expectPosts(elsewhere, [
    "Nobody asks.",
    "I saw it on holiday.",
    "I live on it.",
  ]);
  await test.step("the order is part of the address, and a reload keeps it", async () => {
    await expect(elsewhere).toHaveURL(`/?s=${id}&posts=liked`);
    await elsewhere.reload();
    await button(
      elsewhere.getByRole("article", { name: title }),
      "Discuss",
    ).click();
    await expect(order(elsewhere, "Most liked")).toBeChecked();
    await expectPosts(elsewhere, [
      "Nobody asks.",
      "I saw it on holiday.",
      "I live on it.",
    ]);
  });
  await order(elsewhere, "Nearest").check();
  await expectPosts(elsewhere, [
    "I live on it.",
    "I saw it on holiday.",
    "Nobody asks.",
  ]);

  await test.step("new posts wait, and are shown at the top on request", async () => {
    await writePost(far, "It was sunny.");
    await button(elsewhere, "1 new post").click();
    await expect(messageWith(elsewhere, "It was sunny.")).toBeFocused();
    await expectPosts(elsewhere, [
      "It was sunny.",
      "I live on it.",
      "I saw it on holiday.",
      "Nobody asks.",
    ]);
    await expect(order(elsewhere, "Nearest")).toBeChecked();
  });

  await test.step("the consent is remembered, and withdrawn with the post", async () => {
    await discuss(here, id, title);
    await expect(choice(here)).toBeChecked();
    await choice(here).uncheck();
    await discuss(here, id, title);
    await expect(choice(here)).not.toBeChecked();
    await here.goto("/privacy/your-data");
    await expect(
      here.getByText("Shows everyone that you wrote from here."),
    ).toBeVisible();
    await button(here, "Delete your post: I live on it.").click();
    await button(here, "Delete post").click();
    await expect(
      here.getByText("Shows everyone that you wrote from here."),
    ).toHaveCount(0);
    await discuss(elsewhere, id, title);
    await order(elsewhere, "Nearest").check();
    await expectPosts(elsewhere, [
      "It was sunny.",
      "I saw it on holiday.",
      "Nobody asks.",
    ]);
  });
});

test(
  "on the smallest phone, a person shows how far away they write, and sorts, by keyboard alone",
  { tag: "@all" },
  async ({ arrive, publish }) => {
    const title = "What the square smells of";
    const id = await publish({ title, questions });
    const page = await arrive();
    await page.setViewportSize({ width: 360, height: 640 });
    await standAt(page, square);
    await discuss(page, id, title);
    const { keyboard } = page;
    await tabTo(postBox(page));
    for (const text of ["Of bread.", "Of rain."]) {
      await tabTo(postBox(page), "Shift+Tab");
      await keyboard.type(text);
      await tabTo(choice(page));
      await expect(choice(page)).toBeFocused();
      await keyboard.press("Space");
      await tabTo(button(page, "Post"));
      await keyboard.press("Enter");
      await expect(messageWith(page, text)).toBeVisible();
    }
    await expect(messageWith(page, "Of bread.")).toContainText("from here");
    await expect(messageWith(page, "Of rain.")).not.toContainText("from here");
    await tabTo(order(page, "Newest"));
    await keyboard.press("ArrowLeft");
    await expectPosts(page, ["Of bread.", "Of rain."]);
    const beyond = await page.evaluate(
      () =>
        document.documentElement.scrollWidth -
        document.documentElement.clientWidth,
    );
    expect(beyond).toBeLessThanOrEqual(0);
    await expectNoViolations(page);
  },
);
