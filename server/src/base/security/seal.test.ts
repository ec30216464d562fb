import fc from "@nearsay/core/testing/property";
import { createKeyedHash } from "./keyed-hash.ts";
import { createSeal } from "./seal.ts";

const sealUnder = (secret: string) =>
  createSeal(createKeyedHash(secret).of("tests"));
const seal = sealUnder("a secret for tests only");

describe("a sealed text", () => {
  it("opens for its request", () => {
    fc.assert(
      fc.property(
        fc.string(),
        fc.string({ unit: "grapheme" }),
        (request, text) => {
          expect(seal.open(request, seal.close(request, text))).toBe(text);
        },
      ),
    );
  });

  it("opens for no other request, under no other secret, and not after a change", () => {
    const sealed = seal.close("mine", "a token");
    const other = sealUnder("another secret");
    const changed = Buffer.from(sealed, "base64");
    changed[changed.length - 1]! ^= 1;
    expect(() => seal.open("yours", sealed)).toThrow();
    expect(() => other.open("mine", sealed)).toThrow();
    expect(() => seal.open("mine", changed.toString("base64"))).toThrow();
  });
});
