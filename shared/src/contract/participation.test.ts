import {
  readHiddenSurveys,
  readHomepageLink,
  readLikeCount,
  readParticipation,
  readShareToken,
} from "./participation.ts";

it.each([
  [{ like_count: 3 }, 3],
  [{ likeCount: "4" }, 4],
  [null, null],
])("reads the likes of %j as %p", (reply, count) => {
  expect(readLikeCount(reply)).toBe(count);
});

it("reads a share token, or rejects the reply", () => {
  expect(readShareToken({ token: "t" })).toBe("t");
  expect(() => readShareToken({})).toThrow("no token");
});

it("uses the homepage link of the server, or else builds one from the origin", () => {
  const link = "https://site.example/?s=7";
  expect(readHomepageLink({ homepage_focus_url: link }, "", "7")).toBe(link);
  expect(readHomepageLink(null, "https://site.example", "7")).toBe(
    "https://site.example/?s=7&utm_source=homepage",
  );
});

it("reads which surveys were answered and which are liked", () => {
  const responded = { "1": true, "2": false, "3": "true" };
  const read = readParticipation({ responded, liked: { "2": true } });
  expect([...read.responded]).toEqual(["1", "3"]);
  expect([...read.liked]).toEqual(["2"]);
  expect(readParticipation({ responded }).liked.size).toBe(0);
  expect(readParticipation(null).responded.size).toBe(0);
});

it("reads the visitor's hidden surveys and skips unreadable ones", () => {
  const item = {
    surveyId: 7,
    surveyUuid: "u",
    title: "Parks",
    hiddenAt: "2026-03-02T10:20:00.000Z",
    appealedAt: null,
  };
  const { title: _title, ...unnamed } = item;
  expect(readHiddenSurveys({ items: [item, unnamed, null] })).toEqual([
    {
      id: "7",
      uuid: "u",
      title: "Parks",
      hiddenAt: item.hiddenAt,
      appealedAt: null,
    },
  ]);
  expect(readHiddenSurveys(null)).toEqual([]);
});
