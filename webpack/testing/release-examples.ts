import { createHash, randomUUID } from "node:crypto";
import type { ReleasePointer } from "@nearsay/core/contract";
import type { SealedRelease } from "../release/next-pointer.ts";

/** A pointer to what the site was built with. */
export function examplePointer(
  changes: Partial<ReleasePointer> = {},
): ReleasePointer {
  return {
    revision: 1,
    id: randomUUID(),
    at: "2026-11-22T10:02:00.000Z",
    by: "ann@desk",
    did: "enable",
    enabled: true,
    current: null,
    channels: {},
    earlier: [],
    seals: {},
    ...changes,
  };
}

/** One of a row of releases, each with its own seal. */
export function exampleSealed(number: number): SealedRelease {
  const hash = createHash("sha384").update(String(number));
  const six = number.toString(16).padStart(6, "0");
  return {
    release: `0.${number}.0-aaaaaaaa-${six}`,
    seal: `sha384-${hash.digest("base64")}`,
  };
}
