import {
  readIsRegistered,
  readPasskeyChallenge,
  readPasskeyProof,
} from "./operator-passkey.ts";

describe("what is said of an operator's passkey", () => {
  it("is a step and what to ask the browser for", () => {
    const options = { challenge: "abc", rpId: "nearsay.example" };
    for (const step of ["register", "prove"] as const)
      expect(readPasskeyChallenge({ step, options })).toEqual({
        ...{ step, options },
      });
  });

  it.each([{}, null, "<!doctype html>", { step: "dance", options: {} }])(
    "is nothing in %j",
    (reply) => {
      expect(() => readPasskeyChallenge(reply)).toThrow(/reply|page/);
    },
  );

  it("is a proof in the end", () => {
    expect(readPasskeyProof({ proof: "1.abc" })).toBe("1.abc");
    for (const reply of [{}, null, { proof: "" }, "<html>"])
      expect(() => readPasskeyProof(reply)).toThrow();
  });

  it.each([
    [{ registered: true }, true],
    [{ registered: false }, false],
    [{ registered: "yes" }, false],
    [undefined, false],
  ])("says by %j whether there is one: %j", (data, registered) => {
    expect(readIsRegistered(data)).toBe(registered);
  });
});
