import { describeWithDatabase } from "../../testing/describe-on-each-engine.ts";
import type { TestClient } from "../../testing/client.ts";
import { publishSurvey } from "../../testing/survey-builder.ts";
import { type TestApp, startTestApp } from "../../testing/test-app.ts";

interface Item {
  id: number;
  content: string;
  user_id: string;
  reply_count: number;
}

describeWithDatabase("the discussion", (open) => {
  let test: TestApp;
  let author: TestClient;
  let reader: TestClient;
  let surveyId: number;

  beforeAll(async () => {
    test = await startTestApp(await open());
    [author, reader] = [await test.visitor(), await test.visitor()];
    surveyId = await publishSurvey(author);
  });

  async function post(client: TestClient, content: string, id = surveyId) {
    const body = { content, lat: 52.5, lng: null, survey_id: id };
    return (await client.post("/posts", body)).body as Item;
  }

  async function items(client: TestClient, path: string): Promise<Item[]> {
    return ((await client.get(path)).body as { items: Item[] }).items;
  }

  async function actorId(client: TestClient): Promise<string> {
    const { body } = await client.get("/auth/identity");
    return (body as { actorId: string }).actorId;
  }

  it("lists posts newest first and replies oldest first, and counts both", async () => {
    const first = await post(author, "  First  ");
    await post(author, "Second");
    for (const content of ["One", "Two"]) {
      await reader.post("/replies", { postId: first.id, content });
    }
    const posts = await items(reader, `/posts?surveyId=${surveyId}`);
    expect(posts).toMatchObject([
      { content: "Second", reply_count: 0, like_count: 0 },
      { content: "First", reply_count: 2 },
    ]);
    const replies = await items(author, `/replies?postId=${first.id}`);
    expect(replies.map(({ content }) => content)).toEqual(["One", "Two"]);
    const survey = await reader.get(`/surveys/${surveyId}`);
    expect(survey.body).toMatchObject({ post_count: 2 });
  });

  it("shows people their own id on their own items, and others a pseudonym per survey", async () => {
    const own = await actorId(author);
    const { id } = await post(author, "Mine");
    const other = await publishSurvey(author);
    const elsewhere = await post(author, "Mine too", other);
    const seen = async (client: TestClient, survey: number, postId: number) =>
      (await items(client, `/posts?surveyId=${survey}`)).find(
        (item) => item.id === postId,
      )?.user_id;
    expect(await seen(author, surveyId, id)).toBe(own);
    const pseudonyms = [
      await seen(reader, surveyId, id),
      await seen(reader, other, elsewhere.id),
    ];
    for (const name of pseudonyms) expect(name).toMatch(/^[0-9a-f]{16}$/);
    expect(pseudonyms[0]).not.toBe(pseudonyms[1]);
    expect(await seen(await test.visitor(), surveyId, id)).toBe(pseudonyms[0]);
  });

  it("returns lists in pages that contain each item once", async () => {
    const id = await publishSurvey(author);
    const written: number[] = [];
    for (const n of [1, 2, 3, 4, 5]) {
      written.push((await post(author, `Post ${n}`, id)).id);
    }
    const postId = written[0];
    const replies: number[] = [];
    for (const content of ["One", "Two", "Three"]) {
      const { body } = await reader.post("/replies", { postId, content });
      replies.push((body as Item).id);
    }
    expect(await pages(`/posts?surveyId=${id}&limit=2`, "before")).toEqual([
      [written[4], written[3]],
      [written[2], written[1]],
      [written[0]],
    ]);
    expect(await pages(`/replies?postId=${postId}&limit=3`, "after")).toEqual([
      replies,
    ]);
    expect(await pages(`/replies?postId=${postId}&limit=2`, "after")).toEqual([
      replies.slice(0, 2),
      replies.slice(2),
    ]);
    for (const limit of ["0", "101", "x"]) {
      const refused = await reader.get(`/posts?surveyId=${id}&limit=${limit}`);
      expect(refused.status).toBe(400);
    }
  });

  /** The ids on each page. */
  async function pages(path: string, from: string): Promise<number[][]> {
    const { body } = await reader.get(path);
    const { items, next } = body as { items: Item[]; next: number | null };
    const ids = items.map(({ id }) => id);
    if (next === null) return [ids];
    const rest = path.replace(/&(before|after)=\d+/, "");
    return [ids, ...(await pages(`${rest}&${from}=${next}`, from))];
  }

  it("stores posts that arrive together in a fixed order, each with its own text", async () => {
    const id = await publishSurvey(author);
    const texts = Array.from({ length: 30 }, (_, n) => `Together ${n}`);
    const made = await Promise.all(texts.map((text) => post(author, text, id)));
    expect(made.map(({ content }) => content)).toEqual(texts);
    const listed = await items(reader, `/posts?surveyId=${id}`);
    const byId = made.toSorted((a, b) => b.id - a.id);
    expect(listed.map(({ content }) => content)).toEqual(
      byId.map(({ content }) => content),
    );
  });

  it("lets only the author change a reply", async () => {
    const { id: postId } = await post(author, "A post");
    const { body } = await reader.post("/replies", {
      postId,
      content: "Ttrue",
    });
    const { id } = body as Item;
    const refused = await author.put(`/replies/${id}`, { content: "False" });
    expect(refused.body).toMatchObject({ status: 403, code: "NOT_AUTHOR" });
    const changed = await reader.put(`/replies/${id}`, { content: " True " });
    expect(changed.body).toMatchObject({
      id,
      content: "True",
      user_id: await actorId(reader),
    });
    expect(await items(author, `/replies?postId=${postId}`)).toMatchObject([
      { id, content: "True" },
    ]);
  });

  it("refuses empty text and text that is too long", async () => {
    const { id: postId } = await post(author, "A post");
    for (const content of [
      "",
      "   ",
      "\u200b\u2800\u3164",
      "x".repeat(241),
      "😀".repeat(241),
    ]) {
      const answers = [
        await author.post("/posts", { content, survey_id: surveyId }),
        await author.post("/replies", { content, postId }),
      ];
      expect(answers.map(({ status }) => status)).toEqual([400, 400]);
    }
    for (const content of ["x".repeat(240), "😀".repeat(240)]) {
      const full = { content, survey_id: surveyId };
      expect((await author.post("/posts", full)).status).toBe(201);
    }
  });

  it("returns 404 for a reply to a post that does not exist", async () => {
    const body = { postId: 999_999, content: "Hello" };
    expect((await author.post("/replies", body)).status).toBe(404);
    const { status } = await author.post("/posts", {
      content: "Hello",
      survey_id: 999_999,
    });
    expect(status).toBe(404);
  });

  it("is read-only without consent", async () => {
    const { id: postId } = await post(author, "A post");
    const guest = await test.visitor({ consent: false });
    const content = "Hello";
    const answers = [
      await guest.post("/posts", { content, survey_id: surveyId }),
      await guest.post("/replies", { content, postId }),
      await guest.put("/replies/1", { content }),
    ];
    for (const { body } of answers) {
      expect(body).toMatchObject({ status: 403, code: "OPTED_OUT" });
    }
    expect((await guest.get(`/replies?postId=${postId}`)).status).toBe(200);
  });
});
