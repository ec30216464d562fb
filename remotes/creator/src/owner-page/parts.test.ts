import { readManagedSurvey } from "@nearsay/core/contract";
import { managedReply } from "../testing/managed.ts";
import { findPart, mayOpen, parts } from "./parts.ts";

const managed = (changes: object = {}, survey: object = {}) =>
  readManagedSurvey(managedReply(changes, survey));

const opened = (...reply: Parameters<typeof managed>) =>
  parts.filter((part) => mayOpen(part, managed(...reply)));

describe("the parts of an owner's page", () => {
  it.each([
    ["read", ["results", "paper", "answers", "days", "news"]],
    ["moderate", ["results", "paper", "answers", "days", "discussion", "news"]],
  ])("that a %s key opens change nothing of the survey", (role, expected) => {
    const counts = { responses_count: 9 };
    expect(opened({ role, keys: [] }, counts)).toEqual(expected);
  });

  it("all open for an owner, once there is something in them", () => {
    const edit = {
      editedOn: "2026-03-02",
      part: "title",
      before: "",
      after: "",
    };
    expect(opened({ edits: [edit] }, { responses_count: 9 })).toEqual(
      parts.filter((part) => part !== "review"),
    );
    expect(opened()).not.toContain("flagged");
    expect(opened()).not.toContain("changes");
  });

  it("include a review only while the survey is hidden, and then nothing to share", () => {
    expect(opened({ state: "hidden" })).toContain("review");
    expect(opened({ state: "hidden" })).not.toContain("paper");
    expect(opened({ state: "hidden", role: "read" })).not.toContain("review");
  });

  it("show no results of a survey with an access code, which this page does not know", () => {
    expect(opened({}, { requires_code: true })).not.toContain("results");
  });

  it("are all closed while the survey is being deleted", () => {
    expect(opened({ state: "deleting" })).toEqual([]);
  });

  it("are found by name", () => {
    expect(findPart("keys", managed())).toBe("keys");
    expect(findPart("keys", managed({ role: "read" }))).toBeNull();
    expect(findPart("toString", managed())).toBeNull();
    expect(findPart(undefined, managed())).toBeNull();
  });
});
