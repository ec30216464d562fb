import {
  readPost,
  readPostPage,
  readReply,
  readReplyPage,
} from "./discussion.ts";

describe("readPostPage", () => {
  it("reads posts and skips those without an id", () => {
    const page = readPostPage({
      next: 4,
      items: [
        {
          id: 4,
          content: "Hello",
          user_id: "u",
          like_count: 1,
          liked: true,
          reply_count: 2,
          created_at: "t",
        },
        { content: "lost" },
      ],
    });
    expect(page).toEqual({
      posts: [
        {
          id: "4",
          content: "Hello",
          authorId: "u",
          likeCount: 1,
          liked: true,
          replyCount: 2,
          createdAt: "t",
        },
      ],
      next: "4",
      state: { closed: false, slowMinutes: 0 },
      rings: false,
    });
  });

  it("reads a bare list as the complete list", () => {
    expect(readPostPage([]).next).toBeNull();
  });

  it("rejects an HTML page instead of data", () => {
    expect(() => readPostPage("<html>")).toThrow("page, not data");
  });
});

describe("readPost", () => {
  it("reads a post as not liked if the server does not say", () => {
    expect(readPost({ id: 4 }).liked).toBe(false);
  });

  it("reads a known ring and skips an unknown one", () => {
    expect(readPost({ id: 4, ring: "near" }).ring).toBe("near");
    for (const ring of ["nearer", null, 1, ""])
      expect(readPost({ id: 4, ring })).not.toHaveProperty("ring");
  });

  it("rejects a reply without a post", () => {
    expect(() => readPost(null)).toThrow("holds no post");
  });
});

describe("readReply", () => {
  it.each(["user_id", "userId"])("reads the author from %s", (name) => {
    expect(readReply({ id: 1, [name]: "a" }).authorId).toBe("a");
  });

  it.each(["created_at", "createdAt"])("reads the time from %s", (name) => {
    expect(readReply({ id: 1, [name]: "t" }).createdAt).toBe("t");
  });

  it.each(["user_alias", "userAlias", "display_name", "displayName"])(
    "reads the author's label from %s",
    (name) => {
      expect(readReply({ id: 1, [name]: "Mo" }).authorLabel).toBe("Mo");
    },
  );

  it.each([
    "replying_to",
    "replyingTo",
    "parent_user",
    "parentUser",
    "parent_user_id",
    "parentUserId",
  ])("reads the id of the person replied to from %s", (name) => {
    expect(readReply({ id: 1, [name]: "abc" }).replyingTo).toBe("abc");
  });

  it("rejects an HTTP reply without a discussion reply", () => {
    expect(() => readReply({ ok: true })).toThrow("holds no reply");
  });
});

describe("readReplyPage", () => {
  it.each([[{ items: [{ id: 1 }] }], [[{ id: 1 }]]])("reads %j", (answer) => {
    const { replies, next } = readReplyPage(answer);
    expect(replies.map((reply) => reply.id)).toEqual(["1"]);
    expect(next).toBeNull();
  });

  it("returns the cursor of the next page", () => {
    expect(readReplyPage({ items: [{ id: 1 }], next: 1 }).next).toBe("1");
  });
});
