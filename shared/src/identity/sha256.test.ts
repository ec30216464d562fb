import fc from "../testing/property.ts";
import { sha256Hex } from "./sha256.ts";

const bytesOf = (text: string) => new TextEncoder().encode(text);

describe("sha256Hex", () => {
  it.each([
    ["", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"],
    ["abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"],
  ])("returns the published digest of %p", (text, digest) => {
    expect(sha256Hex(bytesOf(text))).toBe(digest);
  });

  it("agrees with the browser's implementation at every length around a block", async () => {
    for (let length = 0; length <= 130; length += 1) {
      await expectAgreement(new Uint8Array(length).fill(7));
    }
  });

  it("agrees with the browser's implementation for any bytes", async () => {
    await fc.assert(
      fc.asyncProperty(fc.uint8Array({ maxLength: 300 }), expectAgreement),
    );
  });
});

async function expectAgreement(bytes: Uint8Array): Promise<void> {
  const own = await crypto.subtle.digest("SHA-256", Uint8Array.from(bytes));
  const hex = [...new Uint8Array(own)].map((byte) =>
    byte.toString(16).padStart(2, "0"),
  );
  expect(sha256Hex(bytes)).toBe(hex.join(""));
}
