import { createProofOfWork } from "/work/main/server/src/bot-check/proof-of-work.ts";
import { createKeyedHash } from "/work/main/server/src/security/keyed-hash.ts";
import { solveChallenge } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/sha";
import { deriveKey as browser } from "/work/main/shared/src/api/bot-check-hash.ts";
const hash = createKeyedHash("x".repeat(32));
const p = createProofOfWork({ provider: "proof-of-work", difficulty: 1 }, () => new Date(), hash);
let bad = 0, n = 0;
const end = Date.now() + 40000;
while (Date.now() < end) {
  await Promise.all(Array.from({length: 50}, async (_, i) => {
    const s = hash.of("s", n + i);
    const c = await p.challenge("access_code", s) as any;
    const solution = await solveChallenge({ challenge: JSON.parse(JSON.stringify(c.challenge)), deriveKey: i % 2 ? deriveKey : browser });
    const t = Buffer.from(JSON.stringify({ challenge: c.challenge, solution })).toString("base64url");
    if ((await p.verify(t, s)) === null) { bad++; console.log(t); }
  }));
  n += 50;
}
console.log({ n, bad });
