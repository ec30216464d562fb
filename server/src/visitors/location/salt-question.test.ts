import { createKeyedHash } from "../../base/security/keyed-hash.ts";
import { answerWithSalt, askForSalt } from "./salt-question.ts";

const hash = createKeyedHash("a secret");
const known = { name: "today", salt: "the salt" };

const answerTo = (text: string, secret = "a secret") =>
  answerWithSalt(createKeyedHash(secret), known, text) ?? "";

describe("a question for the day's salt", () => {
  it("is answered so that only the asking process can read it", () => {
    const question = askForSalt(hash, "today");
    const answer = answerTo(question.text);
    expect(question.read(answer)).toBe("the salt");
    expect(`${question.text} ${answer}`).not.toContain("the salt");
    expect(askForSalt(hash, "today").read(answer)).toBeNull();
    const [, name, , ...rest] = answer.split(" ");
    const stranger = askForSalt(hash, "today");
    const key = stranger.text.split(" ")[2];
    expect(stranger.read(["!", name, key, ...rest].join(" "))).toBeNull();
  });

  it("cannot be answered usefully for a process without the site's secret", () => {
    const theirs = askForSalt(createKeyedHash("a guess"), "today");
    expect(theirs.read(answerTo(theirs.text))).toBeNull();
    const ours = askForSalt(hash, "today");
    expect(ours.read(answerTo(ours.text, "a guess"))).toBeNull();
  });

  it("is answered for the requested name only", () => {
    const { text } = askForSalt(hash, "yesterday");
    expect(answerWithSalt(hash, known, text)).toBeNull();
  });

  it.each(["", "?", "? today", "? today nonsense", "! today", "!  "])(
    "is not a message such as %j, nor answered by one",
    (text) => {
      expect(answerWithSalt(hash, known, text)).toBeNull();
      expect(askForSalt(hash, "today").read(text)).toBeNull();
    },
  );
});
