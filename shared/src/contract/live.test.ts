import { readLiveEvent } from "./live.ts";

const post = {
  id: 7,
  content: "Hello",
  user_id: "a1",
  like_count: 1,
  reply_count: 2,
  created_at: "2026-03-02T10:20:30.000Z",
};

describe("readLiveEvent", () => {
  it("reads counts, and reads missing ones as 0", () => {
    const text = '{"responses_count":3,"like_count":"2","more":true}';
    expect(readLiveEvent("counts", text)).toEqual({
      kind: "counts",
      responseCount: 3,
      likeCount: 2,
      postCount: 0,
    });
  });

  it("reads posts and replies in the same way as in lists", () => {
    const text = JSON.stringify({ post });
    expect(readLiveEvent("post", text)).toMatchObject({
      post: { id: "7", content: "Hello", authorId: "a1", replyCount: 2 },
    });
    const reply = JSON.stringify({ postId: 7, reply: post, reply_count: 3 });
    expect(readLiveEvent("reply", reply)).toMatchObject({
      postId: "7",
      reply: { id: "7", content: "Hello" },
      replyCount: 3,
    });
  });

  it("reads the counts of posts", () => {
    const text = JSON.stringify({ items: [post, null] });
    expect(readLiveEvent("post-counts", text)).toEqual({
      kind: "post-counts",
      items: [{ id: "7", likeCount: 1, replyCount: 2 }],
    });
  });

  it("reads changes of the survey's state", () => {
    expect(readLiveEvent("insights", "{}")).toEqual({ kind: "insights" });
    expect(readLiveEvent("reset", "{}")).toEqual({ kind: "reset" });
    expect(readLiveEvent("removed", "{}")).toEqual({ kind: "removed" });
    const expiresAt = "2026-03-02T10:20:30.000Z";
    expect(readLiveEvent("closed", JSON.stringify({ expiresAt }))).toEqual({
      kind: "closed",
      expiresAt,
    });
  });

  it.each(["", "<!doctype html>", "null", "[]", "{}", '{"post":{}}'])(
    "returns null for a post that reads %j",
    (text) => {
      expect(readLiveEvent("post", text)).toBeNull();
    },
  );
});
