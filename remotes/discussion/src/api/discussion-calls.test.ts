import { startSession } from "@nearsay/core/api";
import { fakeNetwork } from "@nearsay/core/testing";
import {
  createPost,
  createReply,
  likePost,
  listPosts,
  listReplies,
  reportMessage,
  updateReply,
} from "./discussion-calls.ts";

const challenge = "GET /api/bot-check/challenge";
const post = { content: "Hello", lat: null, lng: null, survey_id: 7 };

/** Valid for every reader. */
const reply = { id: 7 };

beforeEach(async () => {
  document.cookie = "nearsay_csrf=t1";
  fakeNetwork({ "POST /api/auth/anon": null });
  await startSession();
});

it.each<[string, () => Promise<unknown>]>([
  ["/posts?surveyId=7", () => listPosts("7")],
  [
    "/posts?surveyId=7&before=4&limit=50",
    () => listPosts("7", { before: "4", limit: 50 }),
  ],
  ["/replies?postId=7", () => listReplies("7")],
])("requests %s", async (path, call) => {
  const asked = `/api${path}`;
  const network = fakeNetwork({ [`GET ${asked.split("?")[0]}`]: reply });
  await call();
  expect(network.calls.map((each) => each.path)).toEqual([asked]);
});

it.each<[string, string | null, unknown, () => Promise<unknown>]>([
  ["POST /posts", "post_create", post, () => createPost(post)],
  ["POST /posts/like", "post_like", { postId: 4 }, () => likePost("4")],
  [
    "POST /replies",
    "reply_create",
    { postId: 7, content: "Hi" },
    () => createReply(7, "Hi"),
  ],
  [
    "PUT /replies/7",
    "reply_update",
    { content: "Hi" },
    () => updateReply("7", "Hi"),
  ],
  [
    "POST /replies/4/report",
    "survey_report",
    { reason: "Spam" },
    () => reportMessage({ kind: "replies", id: "4" }, "Spam"),
  ],
])("calls %s with a token for %s", async (call, action, body, change) => {
  const route = call.replace(" ", " /api");
  const network = fakeNetwork({
    [route]: reply,
    [challenge]: { provider: "off" },
  });
  await change();
  expect(network.to(route).map((each) => each.body)).toEqual([body]);
  expect(network.to(challenge).map((each) => each.path)).toEqual(
    action === null ? [] : [`/api/bot-check/challenge?action=${action}`],
  );
});

it.each([
  ["a like", true, () => likePost("4")],
  ["a post", false, () => createPost(post)],
])("keeps %s alive when the page is left: %s", async (_call, kept, change) => {
  fakeNetwork({ "POST /api/posts/like": reply, "POST /api/posts": reply });
  const fetch = jest.spyOn(globalThis, "fetch");
  await change();
  expect(fetch.mock.lastCall?.[1]).toMatchObject({ keepalive: kept });
});
