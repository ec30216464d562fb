import {
  readIsRegistered,
  readPasskeyChallenge,
  readPasskeyProof,
} from "./operator-passkey.ts";

describe("the replies about an operator's passkey", () => {
  it("contain a step and the options for the browser", () => {
    const options = { challenge: "abc", rpId: "nearsay.example" };
    for (const step of ["register", "prove"] as const)
      expect(readPasskeyChallenge({ step, options })).toEqual({
        step,
        options,
      });
  });

  it.each([{}, null, "<!doctype html>", { step: "dance", options: {} }])(
    "contain nothing valid in %j",
    (reply) => {
      expect(() => readPasskeyChallenge(reply)).toThrow(/reply|page/);
    },
  );

  it("contain a proof in the end", () => {
    expect(readPasskeyProof({ proof: "1.abc" })).toBe("1.abc");
    for (const reply of [{}, null, { proof: "" }, "<html>"])
      expect(() => readPasskeyProof(reply)).toThrow();
  });

  it.each([
    [{ registered: true }, true],
    [{ registered: false }, false],
    [{ registered: "yes" }, false],
    [undefined, false],
  ])("read from %j whether a passkey exists: %j", (data, registered) => {
    expect(readIsRegistered(data)).toBe(registered);
  });
});
