import { findOwnerLink, keyInHash, ownerLink } from "./owner-link.ts";

const uuid = "0b0d5b61-6f5f-4a0e-8f6e-2d5f4a3f9a01";
const key = "nk_AbC-12_z";

describe("an owner link", () => {
  it("contains its key behind the #", () => {
    const link = new URL(ownerLink({ uuid, key }));
    expect(link.pathname).toBe(`/manage/${uuid}`);
    expect(link.search).toBe("");
    expect(keyInHash(link.hash)).toBe(key);
  });

  it.each([
    ownerLink({ uuid, key }),
    `  ${ownerLink({ uuid, key })}\n`,
    `Keep this file.\n<a href="${ownerLink({ uuid, key })}">`,
    ownerLink({ uuid: uuid.toUpperCase(), key }),
  ])("is found in pasted text", (pasted) => {
    expect(findOwnerLink(pasted)).toEqual({ uuid, key });
  });

  it.each([
    "",
    key,
    `https://nearsay.example/surveys/7#key=${key}`,
    `https://nearsay.example/manage/${uuid}`,
    `https://nearsay.example/manage/${uuid}#key=`,
  ])("is not found in %j", (pasted) => {
    expect(findOwnerLink(pasted)).toBeNull();
  });

  it("has no key without one", () => {
    expect(keyInHash("")).toBeNull();
    expect(keyInHash("#responses")).toBeNull();
  });
});
