import { readManagedSurvey, readNewKey } from "./managed-survey.ts";

const survey = { id: 7, uuid: "u", title: "Parks" };

describe("readManagedSurvey", () => {
  it("takes a role and a state it does not know for those that allow least", () => {
    const managed = readManagedSurvey({
      survey,
      role: "king",
      state: "asleep",
    });
    expect(managed).toMatchObject({ role: "read", state: "hidden" });
  });

  it("leaves out ways in and edits that it does not know", () => {
    const managed = readManagedSurvey({
      survey,
      days: [
        { day: "2026-03-01", wayIn: "pigeon", count: 2 },
        { day: "2026-03-01", wayIn: "embed", count: "3" },
      ],
      edits: [{ part: "colour" }, { part: "title", before: "a", after: "b" }],
    });
    expect(managed.days).toEqual([
      { day: "2026-03-01", wayIn: "embed", count: 3 },
    ]);
    expect(managed.edits).toMatchObject([{ part: "title", before: "a" }]);
  });

  it("tells sites that may embed it from a rule for all of them", () => {
    expect(readManagedSurvey({ survey }).embedOrigins).toBeNull();
    const listed = readManagedSurvey({ survey, embedOrigins: [] });
    expect(listed.embedOrigins).toEqual([]);
  });

  it("refuses a reply without a survey, and a page", () => {
    expect(() => readManagedSurvey({})).toThrow("Survey metadata unavailable");
    expect(() => readManagedSurvey("<!doctype html>")).toThrow("not data");
  });
});

it("refuses a new key that is none", () => {
  expect(() => readNewKey({ keyId: "k" })).toThrow("holds no key");
});
