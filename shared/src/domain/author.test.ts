import { authorLabel, initials, replyHandle } from "./author.ts";

describe("authorLabel", () => {
  it.each([
    ["abc", "abc", null, "You"],
    ["0f-9c-3d", "abc", null, "User 9C3D"],
    ["", "abc", null, "Anonymous"],
    ["--", "abc", null, "Anonymous"],
    ["abc", "abc", "Mo", "Mo"],
    ["abc", "abc", "  ", "You"],
  ])(
    "labels %p seen by %p with alias %p as '%s'",
    (id, viewer, alias, label) => {
      expect(authorLabel(id, viewer, alias)).toBe(label);
    },
  );
});

describe("replyHandle", () => {
  it.each([
    ["AB-CD-EF-GH", "@cdefgh"],
    ["x", "@x"],
    ["--", null],
    [null, null],
  ])("turns %p into the handle %p", (id, handle) => {
    expect(replyHandle(id)).toBe(handle);
  });
});

describe("initials", () => {
  it.each([
    ["User 9C3D", "U9"],
    ["ada lovelace byron", "AL"],
    ["  ", ""],
    ["🦊 fox", "🦊F"],
  ])("turns %p into '%s'", (name, text) => {
    expect(initials(name)).toBe(text);
  });
});
