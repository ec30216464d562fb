import { pageDescriptions } from "#messages";
import {
  keyedPages,
  propsForPath,
  remoteForPath,
  remotePageAt,
  remotePages,
} from "./routes.ts";

describe("the pages of remotes", () => {
  it.each([
    ["/", "surveys/HomePage"],
    ["/feedback", "surveys/FeedbackPage"],
    ["/feedback/", "surveys/FeedbackPage"],
    ["/create-survey", "creator/CreatePage"],
    ["/manage/3f1c", "creator/DeskPage"],
    ["/manage/3f1c/tickets", "creator/DeskPage"],
    ["/mine", "creator/MinePage"],
    ["/operate", "operator/OperatorPage"],
    ["/surveys/12", "surveys/SurveyPage"],
    ["/surveys/12/", "surveys/SurveyPage"],
  ])("exist at %s with %s", (path, module) => {
    expect(remoteForPath(path)).toBe(module);
  });

  it.each(["//", "/surveys", "/surveys/12/posts", "/about", "/feedbacks"])(
    "do not exist at %j",
    (path) => {
      expect(remotePageAt(path)).toBeUndefined();
      expect(propsForPath(path)).toEqual({});
    },
  );

  it("pass segments of the path as props, unchanged", () => {
    expect(propsForPath("/surveys/a%20b")).toEqual({ surveyKey: "a%20b" });
    expect(propsForPath("/manage/3f1c/keys")).toEqual({
      surveyUuid: "3f1c",
      part: "keys",
    });
    expect(propsForPath("/feedback")).toEqual({});
  });
});

it("gives no description to pages that require a key", () => {
  const keyed = remotePages.filter(({ path }) => keyedPages.includes(path));
  expect(keyed).toHaveLength(keyedPages.length);
  for (const { name } of keyed)
    expect(pageDescriptions).not.toHaveProperty(name);
});
