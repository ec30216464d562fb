import { readManagedSurvey, readNewKey } from "./managed-survey.ts";

const survey = { id: 7, uuid: "u", title: "Parks" };

describe("readManagedSurvey", () => {
  it("reads an unknown role or state as the one that allows least", () => {
    const managed = readManagedSurvey({
      survey,
      role: "king",
      state: "asleep",
    });
    expect(managed).toMatchObject({ role: "read", state: "hidden" });
  });

  it("skips unknown ways in and unknown edits", () => {
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

  it("distinguishes a list of embedding sites from a rule for all sites", () => {
    expect(readManagedSurvey({ survey }).embedOrigins).toBeNull();
    const listed = readManagedSurvey({ survey, embedOrigins: [] });
    expect(listed.embedOrigins).toEqual([]);
  });

  it("rejects a reply without a survey, and an HTML page", () => {
    expect(() => readManagedSurvey({})).toThrow("Survey metadata unavailable");
    expect(() => readManagedSurvey("<!doctype html>")).toThrow("not data");
  });
});

it("rejects an invalid new key", () => {
  expect(() => readNewKey({ keyId: "k" })).toThrow("holds no key");
});
