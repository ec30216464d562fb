import type { EmbedMode } from "@nearsay/core/contract";
import fc from "@nearsay/core/testing/property";
import { createKeyedHash } from "../base/security/keyed-hash.ts";
import {
  freshUntil,
  isFresh,
  isRemembered,
  mintToken,
  readToken,
} from "./embed-token.ts";

const hash = createKeyedHash("a secret for tests only");
const pass = {
  surveyId: 7,
  origin: "https://partner.example",
  mode: "inline" as EmbedMode,
  actorId: "6f1c1d0e-8a3b-4d6e-9c55-0d3a5d0f6a11",
  secret: "c2VjcmV0IG9mIDE2IGJ5dG" as string | null,
  responded: false,
  issuedAt: new Date("2026-03-02T10:20:30.000Z"),
};
const passes = fc.record({
  surveyId: fc.integer({ min: 1, max: Number.MAX_SAFE_INTEGER }),
  origin: fc.oneof(
    fc.constant(""),
    fc.webUrl().map((url) => new URL(url).origin),
  ),
  mode: fc.constantFrom<EmbedMode>("frame", "inline"),
  actorId: fc.uuid(),
  secret: fc.constantFrom("c2VjcmV0IG9mIDE2IGJ5dG", null),
  responded: fc.boolean(),
  issuedAt: fc.integer({ min: 0, max: 4e9 }).map((t) => new Date(t * 1000)),
});
const later = (seconds: number) =>
  new Date(pass.issuedAt.getTime() + seconds * 1000);

describe("embed tokens", () => {
  it("can be read back as issued, and are short enough for a page to store", () => {
    fc.assert(
      fc.property(passes, (minted) => {
        const token = mintToken(hash, minted);
        expect(readToken(hash, token)).toEqual(minted);
        expect(token).toMatch(/^[\x21-\x7e]{1,640}$/);
      }),
    );
    const origin = `https://${"a".repeat(247)}`;
    expect(
      mintToken(hash, { ...pass, origin, responded: true }).length,
    ).toBeLessThanOrEqual(640);
  });

  it("are refused with any character changed, removed or added", () => {
    const token = mintToken(hash, pass);
    fc.assert(
      fc.property(
        fc.nat({ max: token.length - 1 }),
        fc.string({ maxLength: 2 }),
        (at, other) => {
          const changed = token.slice(0, at) + other + token.slice(at + 1);
          fc.pre(changed !== token);
          expect(readToken(hash, changed)).toBeNull();
        },
      ),
      { numRuns: 2000 },
    );
  });

  it("are refused with any other content, and with another secret", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), (text) => {
        expect(readToken(hash, text)).toBeNull();
        expect(readToken(hash, `1.${text}.${text}`)).toBeNull();
      }),
    );
    const others = createKeyedHash("another secret");
    expect(readToken(hash, mintToken(others, pass))).toBeNull();
  });

  it("are valid for requests for half an hour, and identify their visitor for a year", () => {
    expect(isFresh(pass, later(1799))).toBe(true);
    expect(isFresh(pass, later(1800))).toBe(false);
    expect(freshUntil(pass.issuedAt)).toEqual(later(1800));
    const year = 365 * 86_400;
    expect(isRemembered(pass, later(year - 1))).toBe(true);
    expect(isRemembered(pass, later(year))).toBe(false);
  });
});
