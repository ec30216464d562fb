import type { Database } from "../../base/db/database.ts";
import { insertReplies } from "../replies/reply-repository.ts";
import type { TestClient } from "../../testing/client.ts";
import { describeWithDatabase } from "../../testing/describe-on-each-engine.ts";
import { publishSurvey } from "../../testing/survey-builder.ts";
import { startTestApp } from "../../testing/test-app.ts";
import { insertPosts } from "./post-repository.ts";
import type { WrittenText } from "./written-text.ts";

interface Page {
  items: { id: number }[];
  next: number | null;
}

describeWithDatabase("a long discussion", (open) => {
  let db: Database;
  let reader: TestClient;
  let actorId: string;
  let surveyId: number;

  beforeAll(async () => {
    db = await open();
    const test = await startTestApp(db);
    reader = await test.visitor();
    const { body } = await reader.get("/auth/identity");
    actorId = (body as { actorId: string }).actorId;
    surveyId = await publishSurvey(reader);
  });

  function written(count: number): WrittenText[] {
    return Array.from({ length: count }, (_, index) => ({
      actorId,
      voice: actorId,
      content: `Number ${index}`,
      createdAt: new Date("2026-03-02T10:20:30.000Z"),
      requestKey: `request-${index}`,
    }));
  }

  async function writePosts(count: number): Promise<number[]> {
    const rows = await insertPosts(db, surveyId, written(count));
    return [...rows.values()].map((row) => row?.postId ?? 0);
  }

  /** The ids of all pages, in their order. */
  async function walk(path: string, from: string): Promise<number[]> {
    const ids: number[] = [];
    let next: number | null = null;
    do {
      const place = next === null ? "" : `&${from}=${next}`;
      const page = (await reader.get(path + place)).body as Page;
      ids.push(...page.items.map(({ id }) => id));
      next = page.next;
    } while (next !== null);
    return ids;
  }

  it("returns 5,000 posts and 1,000 replies in pages that contain each once", async () => {
    const posts = await writePosts(5_000);
    const newestFirst = [...posts].sort((one, other) => other - one);
    expect(await walk(`/posts?surveyId=${surveyId}`, "before")).toEqual(
      newestFirst,
    );
    const [postId = 0] = newestFirst;
    const post = { surveyId, postId };
    const rows = await insertReplies(db, post, written(1_000));
    const replies = [...rows.values()].map((row) => row?.replyId ?? 0);
    expect(replies).toHaveLength(1_000);
    expect(await walk(`/replies?postId=${postId}`, "after")).toEqual(
      replies.sort((one, other) => one - other),
    );
  });
});
