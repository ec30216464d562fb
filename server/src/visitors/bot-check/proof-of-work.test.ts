import { createChallenge, solveChallenge } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/sha";
import { createKeyedHash } from "../../base/security/keyed-hash.ts";
import { toToken } from "../../testing/prove-work.ts";
import { TestClock } from "../../testing/test-app.ts";
import { createProofOfWork } from "./proof-of-work.ts";

const clock = new TestClock();
const puzzles = createProofOfWork(
  { provider: "proof-of-work", difficulty: 1 },
  clock.read,
  createKeyedHash("a secret"),
);

interface Solved {
  challenge: { parameters: { data: object }; signature: string };
  solution: object;
}

async function solve(difficulty = 1): Promise<Solved> {
  const asked = await puzzles.challenge("post_create", "a session", difficulty);
  if (asked.provider !== "proof-of-work") throw new Error("no puzzle");
  const solution = await solveChallenge({ ...asked, deriveKey });
  if (solution === null) throw new Error("no solution");
  return { challenge: asked.challenge, solution };
}

const verified = (token: unknown, session = "a session") =>
  puzzles.verify(toToken(token as object), session);

describe("a solved puzzle", () => {
  test("proves its action to its session", async () => {
    const token = await solve();
    expect(await verified(token)).toMatchObject({ action: "post_create" });
    expect(await verified(token, "another")).toBeNull();
  });

  test("proves its difficulty", async () => {
    expect(await verified(await solve())).toMatchObject({ difficulty: 1 });
    expect(await verified(await solve(3))).toMatchObject({ difficulty: 3 });
  });

  test("proves nothing after two minutes", async () => {
    const token = await solve();
    clock.now = new Date(clock.now.getTime() + 119_999);
    expect(await verified(token)).not.toBeNull();
    clock.now = new Date(clock.now.getTime() + 1);
    expect(await verified(token)).toBeNull();
  });

  test.each<[string, (token: Solved) => unknown]>([
    ["text that is not a token", () => "let me in"],
    ["a token that is not an object", () => null],
    ["a token without a solution", ({ challenge }) => ({ challenge })],
    ["another action", (token) => withData(token, { action: "survey_like" })],
    ["a higher difficulty", (token) => withData(token, { price: 16 })],
    ["a later expiry time", (token) => withData(token, { expiresAt: 9e15 })],
    [
      "a wrong solution",
      ({ challenge, solution }) => ({
        challenge,
        solution: { ...solution, derivedKey: "00".repeat(32) },
      }),
    ],
    [
      "a forged signature",
      ({ challenge, solution }) => ({
        challenge: { ...challenge, signature: "00".repeat(32) },
        solution,
      }),
    ],
  ])("proves nothing with %s", async (_what, change) => {
    const token = await solve();
    expect(await verified(change(token))).toBeNull();
    expect(await verified(token)).not.toBeNull();
  });

  test("proves nothing with secrets that the token contains", async () => {
    const { challenge: given } = await solve();
    const secrets = {
      hmacSignatureSecret: "my own",
      hmacKeySignatureSecret: "my own",
    };
    const challenge = await createChallenge({
      ...secrets,
      deriveKey,
      algorithm: "SHA-256",
      cost: 1,
      counter: 1,
      data: { ...given.parameters.data },
    });
    const solution = await solveChallenge({ challenge, deriveKey });
    const forged = { challenge, solution, ...secrets };
    expect(await verified(forged)).toBeNull();
    expect(await verified({ ...forged, hmacAlgorithm: "none" })).toBeNull();
  });
});

test.each([1, 8])(
  "a puzzle of difficulty %i has its solution anywhere in its range",
  async (difficulty) => {
    const tries = (1000 * difficulty) / 50;
    const places = [];
    for (let made = 0; made < 120; made += 1) {
      const asked = await puzzles.challenge(
        "access_code",
        "a session",
        difficulty,
      );
      if (asked.provider !== "proof-of-work") throw new Error("no puzzle");
      const solution = await solveChallenge({ ...asked, deriveKey });
      places.push((solution?.counter ?? NaN) / tries);
    }
    expect(Math.max(...places)).toBeLessThanOrEqual(1);
    // Fails by chance once in a million runs.
    for (const quarter of [0, 1, 2, 3])
      expect(
        places.filter((place) => Math.min(3, Math.floor(place * 4)) === quarter)
          .length,
      ).toBeGreaterThan(8);
  },
);

function withData({ challenge, solution }: Solved, data: object): Solved {
  const { parameters } = challenge;
  const changed = { ...parameters, data: { ...parameters.data, ...data } };
  return { challenge: { ...challenge, parameters: changed }, solution };
}
