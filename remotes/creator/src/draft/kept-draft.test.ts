import { noPlace } from "./editor-place.ts";
import { localStore } from "@nearsay/core/session";
import { blankSurvey } from "../testing/blank-survey.ts";
import { type EditorDraft, newChallenge, openDraft } from "./draft.ts";
import {
  discardDraft,
  draftIdFor,
  forgetDraft,
  forgetToken,
  keepDraft,
  keptDraftsMax,
  listKeptDrafts,
  newDraftId,
  readKeptDraft,
  readKeptToken,
} from "./kept-draft.ts";
import { newOption, newQuestion } from "./question.ts";
import { startLocks } from "../testing/fake-locks.ts";

const now = Date.UTC(2026, 0, 1);

const blank = openDraft(blankSurvey, now);

const written: EditorDraft = {
  title: "Parks",
  instructions: "Be kind",
  closesAt: "2031-02-03T04:05",
  listOnFeedback: true,
  language: "de",
  translations: [
    { language: "en", words: { title: "Parks", instructions: "Be kind" } },
    { language: "tr", words: {} },
  ],
  place: {
    kind: "named",
    named: { id: 7, label: "Lisbon, Portugal" },
    point: { lat: 38.715, lng: -9.13 },
    scope: "only",
    radius: 25,
    counts: "map",
  },
  questions: [
    { ...newQuestion("text"), text: "Why?" },
    {
      ...newQuestion("choice"),
      text: "Which?",
      options: [newOption("North"), newOption("")],
      allowMultiple: true,
    },
  ],
  challenges: [{ ...newChallenge(), text: "2+2?", expectedAnswer: "four" }],
  access: {
    mode: "code",
    code: "seedling",
    exportProtected: true,
    exportCode: "",
    embedding: "listed",
    embedSites: "https://example.org",
    results: "live",
    reads: "rows",
  },
  ending: {
    opensAt: "2030-01-01T10:00",
    quota: "200",
    forgetMonths: "",
    closedMessage: "We meet on Friday.",
    thanksMessage: "See you there!",
    thanksLink: "https://example.org/meeting",
  },
  leftOut: ["Question 2: choicesByUrl."],
  looks: ["Question 2: placeholder."],
  edited: true,
};

function withoutKeys(draft: EditorDraft | null): unknown {
  return JSON.parse(
    JSON.stringify(draft, (name, value: unknown) =>
      name === "key" ? undefined : value,
    ),
  );
}

describe("stored draft", () => {
  it("restores everything that was written", () => {
    keepDraft("a", written);
    expect(withoutKeys(readKeptDraft("a", now))).toEqual(withoutKeys(written));
  });

  it("shows results in groups if it was stored before there was a choice", () => {
    keepDraft("a", written);
    const key = "creator_draft:a";
    const record = localStore.read(key) as object;
    localStore.write(key, { ...record, results: undefined });
    expect(readKeptDraft("a", now)?.access.results).toBe("groups");
  });

  it("lets texts be read if it was stored before there was a choice", () => {
    keepDraft("a", written);
    const key = "creator_draft:a";
    const record = localStore.read(key) as object;
    localStore.write(key, { ...record, reads: undefined });
    expect(readKeptDraft("a", now)?.access.reads).toBe("texts");
  });

  it("lists nothing as left out if it was stored before that existed", () => {
    keepDraft("a", written);
    const key = "creator_draft:a";
    const record = localStore.read(key) as object;
    for (const leftOut of [undefined, "text", [7]]) {
      localStore.write(key, { ...record, leftOut });
      expect(readKeptDraft("a", now)?.leftOut).toEqual([]);
    }
  });

  it("restores its location as far as it is valid", () => {
    keepDraft("a", written);
    const key = "creator_draft:a";
    const record = localStore.read(key) as object;
    const read = (fields: object) => {
      localStore.write(key, { ...record, place: undefined, ...fields });
      return readKeptDraft("a", now)?.place;
    };
    expect(read({})).toEqual(noPlace);
    expect(read({ placed: true })).toEqual({ ...noPlace, kind: "near" });
    expect(read({ placed: false })).toEqual({ ...noPlace, kind: "nowhere" });
    const odd = { kind: "moon", named: { id: "7" }, point: [1], scope: "all" };
    expect(read({ place: { ...odd, radius: 3 } })).toEqual(noPlace);
  });

  it.each([undefined, "xx", 7])(
    "detects the language from its texts if it was stored with %j",
    (language) => {
      keepDraft("a", written);
      const key = "creator_draft:a";
      const record = localStore.read(key) as object;
      localStore.write(key, { ...record, language });
      expect(readKeptDraft("a", now)?.language).toBeNull();
    },
  );

  it("restores an emptied closing time as empty", () => {
    keepDraft("a", { ...written, closesAt: "" });
    expect(readKeptDraft("a", now)?.closesAt).toBe("");
  });

  it("does not store an empty draft", () => {
    keepDraft("a", written);
    keepDraft("a", { ...blank, questions: [newQuestion("choice")] });
    expect(readKeptDraft("a", now)).toBeNull();
  });

  it("is gone once forgotten, and others are not", () => {
    keepDraft("a", written);
    keepDraft("b", written);
    forgetDraft("a");
    expect(readKeptDraft("a", now)).toBeNull();
    expect(readKeptDraft("b", now)).not.toBeNull();
  });

  it("is restored when it was discarded by mistake", () => {
    keepDraft("a", written, "token");
    const kept = localStore.read("creator_draft:a");
    const undo = discardDraft("a");
    expect(listKeptDrafts()).toEqual([]);
    undo();
    expect(localStore.read("creator_draft:a")).toEqual(kept);
  });

  it("keeps its token through later changes until it is forgotten", () => {
    keepDraft("a", written, "token");
    keepDraft("b", written, "another");
    keepDraft("a", { ...written, title: "Paths" });
    expect(readKeptToken("a")).toBe("token");
    forgetToken("a");
    expect(readKeptToken("a")).toBeNull();
    expect(readKeptDraft("a", now)?.title).toBe("Paths");
    expect(readKeptToken("b")).toBe("another");
  });

  it.each([
    ["plain text", "hello"],
    ["a draft of another version", { version: 2, survey: {} }],
    ["a draft without a survey", { version: 1, survey: [] }],
  ])("is not offered when the storage contains %s", (_what, stored) => {
    localStore.write("creator_draft:a", stored);
    expect(readKeptDraft("a", now)).toBeNull();
    expect(listKeptDrafts()).toEqual([]);
  });

  it("opens a damaged draft as far as it can be parsed", () => {
    const questions = [{ text: "Why?" }, 7, { type: "multiple_choice" }];
    localStore.write("creator_draft:a", { version: 1, survey: { questions } });
    const draft = readKeptDraft("a", now);
    expect(draft?.questions.map(({ text, kind }) => ({ text, kind }))).toEqual([
      { text: "Why?", kind: "text" },
      { text: "", kind: "choice" },
    ]);
    expect(draft?.questions[1]?.options).toHaveLength(1);
  });
});

describe("stored drafts", () => {
  beforeEach(() => {
    jest.useFakeTimers({ now });
  });

  function keepIn(id: string, draft: EditorDraft) {
    keepDraft(id, draft);
    jest.advanceTimersByTime(60_000);
  }

  /** Stores one draft a minute. */
  function keepMany(count: number, changes: Partial<EditorDraft> = {}) {
    for (let each = 1; each <= count; each += 1)
      keepIn(`d${each}`, { ...written, title: `Draft ${each}`, ...changes });
  }

  const untouched = { ...written, edited: false };

  function keptIds() {
    return listKeptDrafts().map(({ id }) => id);
  }

  it("are listed with the most recently changed one first", () => {
    keepMany(3);
    keepDraft("d1", { ...written, title: "Changed" });
    expect(listKeptDrafts()).toEqual(
      [
        { id: "d1", title: "Changed", savedAt: "2026-01-01T00:03:00.000Z" },
        { id: "d3", title: "Draft 3", savedAt: "2026-01-01T00:02:00.000Z" },
        { id: "d2", title: "Draft 2", savedAt: "2026-01-01T00:01:00.000Z" },
      ].map((draft) => ({ ...draft, edited: true })),
    );
  });

  it("are limited to ten: the oldest is removed", () => {
    keepMany(keptDraftsMax + 1);
    expect(keptDraftsMax).toBe(10);
    expect(listKeptDrafts()).toHaveLength(10);
    expect(readKeptDraft("d1", now)).toBeNull();
    expect(readKeptDraft("d11", now)).not.toBeNull();
  });

  it("are not displaced by any number of generated ones if they were edited", () => {
    keepIn("mine", written);
    keepMany(keptDraftsMax + 5, { edited: false });
    expect(listKeptDrafts()).toHaveLength(10);
    expect(keptIds()).toContain("mine");
  });

  it("keep the newest generated one in addition to ten edited ones", () => {
    keepMany(keptDraftsMax);
    keepIn("first", untouched);
    keepIn("second", untouched);
    expect(keptIds()).toHaveLength(11);
    expect(keptIds()).toContain("d1");
    expect(keptIds()).toContain("second");
    keepIn("second", written);
    expect(keptIds()).toHaveLength(10);
    expect(keptIds()).not.toContain("d1");
  });

  it("count sent drafts, and those of an earlier version, as edited", () => {
    keepDraft("sent", untouched, "token");
    keepIn("old", untouched);
    const { edited: _edited, ...record } = localStore.read(
      "creator_draft:old",
    ) as { edited: boolean };
    localStore.write("creator_draft:old", record);
    keepMany(keptDraftsMax, { edited: false });
    expect(keptIds()).toEqual(expect.arrayContaining(["sent", "old"]));
  });

  it("have unique ids", () => {
    expect(newDraftId()).not.toBe(newDraftId());
  });
});

describe("the draft from a description", () => {
  it("replaces the unchanged one from the same description", async () => {
    const id = await draftIdFor("about parks");
    keepDraft(id, { ...written, edited: false });
    expect(await draftIdFor("about parks")).toBe(id);
    expect(await draftIdFor("about wells")).not.toBe(id);
  });

  it.each([
    ["was edited", true, null],
    ["was sent", false, "token"],
  ])("replaces none that %s", async (_, edited, token) => {
    const id = await draftIdFor("about parks");
    keepDraft(id, { ...written, edited }, token);
    const next = await draftIdFor("about parks");
    expect(next).not.toBe(id);
    keepDraft(next, { ...written, edited: false });
    expect(await draftIdFor("about parks")).toBe(next);
  });

  it("replaces none that another tab has open", async () => {
    const stopLocks = startLocks();
    const id = await draftIdFor("about parks");
    keepDraft(id, { ...written, edited: false });
    const lock = `creator_draft:${id}`;
    void navigator.locks.request(lock, {}, () => new Promise(() => undefined));
    expect(await draftIdFor("about parks")).not.toBe(id);
    stopLocks();
  });
});
