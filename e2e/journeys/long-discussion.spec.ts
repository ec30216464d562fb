import type { Page, Route } from "@playwright/test";
import {
  button,
  discuss,
  postBox,
  messageWith,
  writePost,
} from "../fixtures/discussion.ts";
import { expect, type Neighbours, test } from "../fixtures/neighbours.ts";
import { expectFonts } from "../fixtures/pages.ts";
import { oneOf } from "../fixtures/publish-survey.ts";

/** Number of posts in a discussion, and of replies to its newest post. */
interface Length {
  posts: number;
  replies: number;
}

const long: Length = { posts: 600, replies: 120 };
const longest: Length = { posts: 5_000, replies: 1_000 };

const written = {
  user_id: "neighbour",
  created_at: "2026-01-01T00:00:00.000Z",
};

/**
 * Posts -1 to -5,000, older than any on the server: writing this number would
 * take half a minute.
 */
function postPage({ posts, replies }: Length, place: URLSearchParams) {
  const first = 1 - Number(place.get("before") ?? 0);
  const count = Math.min(Number(place.get("limit")), posts + 1 - first);
  const items = Array.from({ length: count }, (_, index) => ({
    ...written,
    id: -(first + index),
    content: `Voice ${first + index}.${" And at length.".repeat(index % 8)}`,
    like_count: 0,
    reply_count: first + index === 1 ? replies : 0,
  }));
  const last = first + count - 1;
  return { items, next: last < posts ? -last : null };
}

function replyPage({ replies }: Length, place: URLSearchParams) {
  const after = Number(place.get("after") ?? 0);
  const count = Math.min(Number(place.get("limit")), replies - after);
  const items = Array.from({ length: count }, (_, index) => ({
    ...written,
    id: after + index + 1,
    content: `Answer ${after + index + 1}.`,
  }));
  const last = after + count;
  return { items, next: last < replies ? last : null };
}

/** Responds to every page request; records the cursors of the requested pages. */
async function answerPages(
  page: Page,
  path: string,
  answer: (place: URLSearchParams) => object,
): Promise<string[]> {
  const asked: string[] = [];
  await page.route(`**/api/${path}?*`, async (route: Route) => {
    const { searchParams } = new URL(route.request().url());
    const { before, after } = Object.fromEntries(searchParams);
    asked.push(before ?? after ?? "the start");
    await route.fulfill({ json: answer(searchParams) });
  });
  return asked;
}

/**
 * Scrolls to the control that loads more until it is gone; returns the maximum
 * number of rendered messages.
 */
function readToEnd(page: Page, more: RegExp): Promise<number> {
  return page.evaluate(async (words) => {
    let most = 0;
    for (;;) {
      const next = [...document.querySelectorAll("button")].find((each) =>
        new RegExp(words).test(each.textContent),
      );
      if (next === undefined) return most;
      next.scrollIntoView({ block: "end", behavior: "instant" });
      await new Promise(requestAnimationFrame);
      const drawn = document.querySelectorAll("article[tabindex]").length;
      most = Math.max(most, drawn);
    }
  }, more.source);
}

/** @param publish Publishes the survey that is discussed. */
async function readAll(
  length: Length,
  { arrive, publish }: Neighbours,
): Promise<void> {
  const title = `What ${length.posts} say`;
  const id = await publish({ title, questions: [oneOf("Loud?", "Yes", "No")] });
  const [page, neighbour] = [await arrive(), await arrive()];
  const posts = await answerPages(page, "posts", (place) =>
    postPage(length, place),
  );
  const replies = await answerPages(page, "replies", (place) =>
    replyPage(length, place),
  );
  await discuss(page, id, title);
  await expect(messageWith(page, "Voice 1.")).toBeVisible();
  await discuss(neighbour, id, title);
  expect(posts).toEqual(["the start"]);

  await page.keyboard.press("End");
  await expect(button(page, "Show older posts")).not.toBeInViewport();
  await expect.poll(() => posts).toEqual(["the start", "-50"]);
  await writePost(neighbour, "Before anybody read");
  await expect(button(page, "1 new post")).toBeAttached();
  expect(posts).toHaveLength(2);

  expect(await readToEnd(page, /^Show older posts$/)).toBeLessThan(300);
  expect(new Set(posts).size).toBe(posts.length);
  expect(posts).toHaveLength(length.posts / 50);
  const read = messageWith(page, `Voice ${length.posts}.`);
  await expectFonts(page);
  await read.scrollIntoViewIfNeeded();
  const before = await read.boundingBox();
  await writePost(neighbour, "While the last is read");
  await expect(button(page, "2 new posts")).toBeInViewport();
  const after = await read.boundingBox();
  expect(Math.abs((after?.y ?? NaN) - (before?.y ?? NaN))).toBeLessThan(1);

  await button(page, "2 new posts").click();
  await expect(messageWith(page, "While the last is read")).toBeFocused();
  const numbers = new Intl.NumberFormat("en");
  await button(
    messageWith(page, "Voice 1."),
    `${numbers.format(length.replies)} replies`,
  ).click();
  await button(page, `View ${length.replies - 3} more replies`).click();
  await readToEnd(page, /^View \d+ more/);
  await expect(messageWith(page, `Answer ${length.replies}.`)).toBeVisible();
  expect(replies).toHaveLength(Math.ceil(length.replies / 30));
}

test("six hundred posts and their replies are read to their ends, with few posts rendered at a time, and none moves when another one loads", async ({
  arrive,
  publish,
}) => {
  await readAll(long, { arrive, publish });
});

test(
  "five thousand posts and a thousand replies are read in the same way",
  { tag: "@all" },
  async ({ arrive, publish }) => {
    await readAll(longest, { arrive, publish });
  },
);

/** Scrolls in steps like a finger, so that the browser processes each position on the way. */
function scrollToEnd(page: Page): Promise<void> {
  return page.evaluate(async () => {
    const { documentElement } = document;
    for (let past = -1; past < documentElement.scrollTop;) {
      past = documentElement.scrollTop;
      scrollBy({ top: innerHeight / 4, behavior: "instant" });
      await new Promise(requestAnimationFrame);
    }
  });
}

test("a long discussion keeps its height when it is far above the viewport", async ({
  arrive,
  publish,
}) => {
  const title = "What is read on the way";
  await publish({ title, questions: [oneOf("Loud?", "Yes", "No")] });
  const page = await arrive();
  await answerPages(page, "posts", (place) => ({
    ...postPage(longest, place),
    ...(place.has("before") && { next: null }),
  }));
  await page.goto("/");
  const card = page.getByRole("article", { name: title });
  const toggle = button(card, "Discuss");
  await toggle.click();
  await button(page, "Show older posts").scrollIntoViewIfNeeded();
  await expect(messageWith(page, "Voice 100.")).toBeAttached();
  await expectFonts(page);
  const before = await card.boundingBox();

  // A browser never skips the card that has the focus.
  await toggle.blur();
  await scrollToEnd(page);
  await expect(messageWith(page, "Voice 1.")).not.toBeAttached();
  await postBox(page).scrollIntoViewIfNeeded();
  await expect(messageWith(page, "Voice 1.")).toBeAttached();
  const after = await card.boundingBox();
  expect(after?.height).toBeCloseTo(before?.height ?? NaN, 0);
});
