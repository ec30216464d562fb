import { ApiVisitor } from "../fixtures/api-visitor.ts";
import {
  button,
  discuss,
  postBox,
  replyBox,
  messageWith,
  writePost,
  writeReply,
} from "../fixtures/discussion.ts";
import { expect, test } from "../fixtures/neighbours.ts";
import { oneOf } from "../fixtures/publish-survey.ts";

const questions = [oneOf("Markets?", "Yes", "No")];

test("two neighbours post, reply, edit and like, and each sees the other's actions", async ({
  arrive,
  publish,
}) => {
  const title = "What the square is for";
  const id = await publish({ title, questions });
  const [first, second] = [await arrive(), await arrive()];
  await discuss(first, id, title);
  await writePost(first, "A fountain");
  await discuss(second, id, title);
  await expect(messageWith(second, "A fountain")).toBeVisible();

  await writePost(first, "And a bench");
  await button(second, "1 new post").click();
  await expect(messageWith(second, "And a bench")).toBeFocused();

  await button(messageWith(first, "A fountain"), "Reply").click();
  await button(messageWith(second, "A fountain"), "Reply").click();
  await writeReply(second, "With trout");
  await expect(messageWith(first, "With trout")).toBeVisible();
  await expect(button(first, "Edit")).toHaveCount(0);

  await button(messageWith(second, "With trout"), "Edit").click();
  await replyBox(second).first().fill("Without trout");
  await button(second, "Save").click();
  await expect(messageWith(second, "Without trout")).toBeVisible();
  await expect(messageWith(first, "Without trout")).toBeVisible();

  await button(messageWith(second, "And a bench"), "Like").click();
  await expect(button(second, "Liked 1")).toBeVisible();
  await expect(button(first, "Like 1")).toBeVisible();
  await discuss(second, id, title);
  await expect(button(second, "Liked 1")).toBeDisabled();
});

test("a new visitor reads everything and sees why they cannot write", async ({
  page: stranger,
  product: { url },
  publish,
}) => {
  const title = "Whose turn it is to sweep";
  const id = await publish({ title, questions });
  const neighbour = await ApiVisitor.arrive(url);
  const post = { survey_id: id, content: "The baker's" };
  const { body } = await neighbour.call(url, "POST", "/posts", post);
  const { id: postId } = body as { id: number };
  const reply = { postId, content: "He swept on Monday" };
  await neighbour.call(url, "POST", "/replies", reply);

  const writes: string[] = [];
  stranger.on("request", (request) => {
    if (request.method() !== "GET" && /\/(posts|replies)/.test(request.url()))
      writes.push(request.url());
  });
  await discuss(stranger, id, title);
  await button(stranger, "1 reply").click();
  await expect(messageWith(stranger, "He swept on Monday")).toBeVisible();
  for (const what of ["post", "reply"]) {
    await expect(
      stranger.getByText(
        `Read-only mode: enable anonymous ID participation on the Anonymous ID Policy page to ${what}.`,
      ),
    ).toBeVisible();
    await button(stranger, `Enable participation to ${what}`).click();
    await expect(button(stranger, `Enable and ${what}`)).toBeVisible();
  }
  await button(messageWith(stranger, "The baker's"), "Like").click();
  await expect(
    stranger.getByText(
      "Enable anonymous ID participation via the Anonymous ID Policy page to interact.",
    ),
  ).toBeVisible();
  expect(writes).toEqual([]);

  await replyBox(stranger).fill("And on Tuesday");
  await button(stranger, "Enable and reply").click();
  await expect(messageWith(stranger, "And on Tuesday")).toBeVisible();
});

test("an unfinished text survives a reload in a box of one to five rows, and a sent one counts once", async ({
  arrive,
  publish,
}) => {
  const title = "How long a thought may wait";
  const id = await publish({ title, questions });
  const page = await arrive();
  await discuss(page, id, title);
  const heightOf = async (rows: number) => {
    await postBox(page).fill(Array(rows).fill("row").join("\n"));
    return (await postBox(page).boundingBox())?.height ?? 0;
  };
  const [one, two, five] = [
    await heightOf(1),
    await heightOf(2),
    await heightOf(5),
  ];
  const row = two - one;
  expect(row).toBeGreaterThan(0);
  expect(five).toBeCloseTo(one + 4 * row, 0);
  expect(await heightOf(9)).toBe(five);

  await writePost(page, "Until morning");
  await button(messageWith(page, "Until morning"), "Reply").click();
  await replyBox(page).fill("Not so lo");
  // The server accepts the post, but its reply gets lost.
  await page.route("**/api/posts", async (route) => {
    await route.fetch();
    await route.abort("connectionreset");
  });
  await postBox(page).fill("Until evening");
  await button(page, "Post").click();
  await expect(page.getByRole("alert")).toBeVisible();
  await page.unroute("**/api/posts");

  await discuss(page, id, title);
  await expect(replyBox(page)).toHaveValue("Not so lo");
  await expect(postBox(page)).toHaveValue("Until evening");
  await button(page, "Post").click();
  await expect(postBox(page)).toHaveValue("");
  await expect(page.getByText("Until evening", { exact: true })).toHaveCount(1);
  await discuss(page, id, title);
  await expect(page.getByText("Until evening", { exact: true })).toHaveCount(1);
});
