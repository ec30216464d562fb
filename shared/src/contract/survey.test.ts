import { readSurvey, readSurveyList } from "./survey.ts";

describe("readSurvey", () => {
  it.each(["surveyId", "id", "survey_id"])("reads the id from %s", (name) => {
    expect(readSurvey({ [name]: 12 }).id).toBe("12");
  });

  it.each(["surveyUuid", "uuid", "survey_uuid"])(
    "reads the uuid from %s",
    (name) => {
      expect(readSurvey({ id: 1, [name]: "u-1" }).uuid).toBe("u-1");
    },
  );

  it.each(["surveyCreatedAt", "created_at", "createdAt"])(
    "reads the time of creation from %s",
    (name) => {
      const time = "2026-01-02T03:04:05Z";
      expect(readSurvey({ id: 1, [name]: time }).createdAt).toBe(time);
    },
  );

  it.each([
    ["latitude", "longitude"],
    ["center_lat", "center_lon"],
  ])("reads coordinates from %s and %s", (lat, lng) => {
    const survey = readSurvey({ id: 1, [lat]: "52.5", [lng]: 13.4 });
    expect([survey.latitude, survey.longitude]).toEqual([52.5, 13.4]);
  });

  it.each([
    "exportHtmlRestricted",
    "export_html_restricted",
    "requires_export_html_code",
    "export_html_code_set",
  ])("reads the export restriction from %s", (name) => {
    expect(readSurvey({ id: 1, [name]: true }).exportRestricted).toBe(true);
  });

  it("reads a first question that is a choice, and omits any other", () => {
    const choice = {
      id: 2,
      question_text: "When?",
      question_type: "multiple_choice",
      options: ["Now", "Later"],
    };
    const read = (first_question: unknown) =>
      readSurveyList([{ id: 1, first_question }]).items[0];
    expect(read(choice)?.firstQuestion).toMatchObject({
      id: "2",
      text: "When?",
      options: ["Now", "Later"],
    });
    for (const other of [
      undefined,
      null,
      { ...choice, id: undefined },
      { ...choice, options: [] },
      { ...choice, question_type: "drawing" },
      { ...choice, question_type: "free_text" },
    ])
      expect(read(other)).not.toHaveProperty("firstQuestion");
  });

  it("reads a survey wrapped in an object", () => {
    expect(readSurvey({ survey: { id: 3, title: "Park" } }).title).toBe("Park");
  });

  it("uses defaults for fields of a wrong type", () => {
    const survey = readSurvey({ id: 1, title: {}, responses_count: "many" });
    expect(survey.title).toBe("");
    expect(survey.responseCount).toBe(0);
  });

  it("rejects a reply without a survey", () => {
    expect(() => readSurvey(null)).toThrow("Survey metadata unavailable");
  });

  it("rejects a survey without an id", () => {
    expect(() => readSurvey({ title: "Lost" })).toThrow(
      "Survey metadata missing survey id",
    );
  });

  it("rejects an HTML page instead of data", () => {
    expect(() => readSurvey("<!DOCTYPE html><html></html>")).toThrow(
      "The server answered with a page, not data.",
    );
  });
});

describe("readSurveyList", () => {
  it("reads items and counts", () => {
    const list = readSurveyList({
      items: [{ surveyId: 1 }, { title: "no id" }],
      counts: { surveys: 1 },
    });
    expect(list.items.map((survey) => survey.id)).toEqual(["1"]);
    expect(list.counts).toEqual({ surveys: 1 });
  });

  it.each([
    [{ items: [], did_you_mean: "library" }, "library"],
    [{ items: [], did_you_mean: "" }, null],
    [{ items: [] }, null],
  ])("reads from %j the suggested search text %j", (reply, meant) => {
    expect(readSurveyList(reply).didYouMean).toBe(meant);
  });

  it("reads a bare array", () => {
    expect(readSurveyList([{ id: 5 }]).items).toHaveLength(1);
  });
});
