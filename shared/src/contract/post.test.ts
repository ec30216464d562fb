import { readPost, readPostPage } from "./post.ts";

describe("readPostPage", () => {
  it("reads posts and leaves out what has no id", () => {
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
    });
  });

  it("takes a bare list for all there is", () => {
    expect(readPostPage([]).next).toBeNull();
  });

  it("refuses a page where data was due", () => {
    expect(() => readPostPage("<html>")).toThrow("page, not data");
  });
});

describe("readPost", () => {
  it("takes a post for not liked where the server does not tell", () => {
    expect(readPost({ id: 4 }).liked).toBe(false);
  });

  it("refuses an answer without a post", () => {
    expect(() => readPost(null)).toThrow("holds no post");
  });
});
