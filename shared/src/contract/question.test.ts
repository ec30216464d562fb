import { readQuestionSet } from "./question.ts";

function readOne(item: Record<string, unknown>) {
  return readQuestionSet([{ id: 1, ...item }]).questions[0];
}

describe("readQuestionSet", () => {
  it.each(["id", "question_id", "qid"])("reads the id from %s", (name) => {
    expect(readQuestionSet([{ [name]: 7 }]).questions[0]?.id).toBe("7");
  });

  it.each(["question_text", "questionText", "text", "title"])(
    "reads the text from %s",
    (name) => {
      expect(readOne({ [name]: "Why?" })?.text).toBe("Why?");
    },
  );

  it.each(["question_type", "questionType", "type"])(
    "reads the type from %s",
    (name) => {
      const question = readOne({ [name]: "multiple_choice", options: ["A"] });
      expect(question?.type).toBe("multiple_choice");
    },
  );

  it.each([undefined, null, "", "free_text"])(
    "reads type %p as free text",
    (type) => {
      expect(readOne({ type, options: ["a"] })).toMatchObject({
        type: "free_text",
        options: [],
      });
    },
  );

  it.each(["essay", 4])(
    "reads a question of type %p as unanswerable",
    (type) => {
      expect(readOne({ type, options: ["a"] })).toMatchObject({
        type: "unanswerable",
        options: [],
      });
    },
  );

  it.each([[["A", "B"]], ['["A","B"]']])("reads options %p", (options) => {
    const question = readOne({ type: "multiple_choice", options });
    expect(question?.options).toEqual(["A", "B"]);
  });

  it.each(["A, B", [], [" "], null])(
    "reads a choice among %p as unanswerable",
    (options) => {
      const question = readOne({ type: "multiple_choice", options });
      expect(question).toMatchObject({ type: "unanswerable", options: [] });
    },
  );

  it("skips blank and repeated options", () => {
    const options = ["A", "", "B", " ", "A"];
    const question = readOne({ type: "multiple_choice", options });
    expect(question?.options).toEqual(["A", "B"]);
  });

  it.each(["allow_multiple", "allowMultiple"])(
    "reads whether several options may be chosen from %s",
    (name) => {
      const choice = { type: "multiple_choice", options: ["A"] };
      const question = readOne({ ...choice, [name]: true });
      expect(question?.allowMultiple).toBe(true);
    },
  );

  it.each(["is_challenge", "isChallenge"])(
    "reads whether it is a challenge from %s",
    (name) => {
      expect(readOne({ [name]: true })?.isChallenge).toBe(true);
    },
  );

  it("reads the fields next to the items", () => {
    const set = readQuestionSet({
      items: [],
      expired: true,
      expiresAt: "2026-01-01T00:00:00Z",
      challengeMessage: "Blocked",
      challengeBlocked: true,
    });
    expect(set).toEqual({
      questions: [],
      expired: true,
      expiresAt: "2026-01-01T00:00:00Z",
      challengeMessage: "Blocked",
      challengeBlocked: true,
      results: { mode: "live", groupSize: 1 },
      reads: "figures",
      edits: [],
    });
  });

  it("reads which texts were changed, and skips parts that this version does not know", () => {
    const words = { editedOn: "2026-03-02", before: "Weekly", after: "A week" };
    const known = { ...words, part: "option", questionId: 7, option: 0 };
    const { edits } = readQuestionSet({
      items: [],
      edits: [known, { ...known, part: "picture" }, "nonsense"],
    });
    expect(edits).toEqual([{ ...known, questionId: "7" }]);
  });

  it("rejects an HTML page instead of data", () => {
    expect(() => readQuestionSet("<!doctype html>")).toThrow("page, not data");
  });
});
