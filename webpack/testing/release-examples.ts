import { createHash, randomUUID } from "node:crypto";
import type { ReleasePointer } from "@nearsay/core/contract";
import type { Bench } from "../release/commands.ts";
import type { SealedRelease } from "../release/next-pointer.ts";
import { packRelease, type PackedRelease } from "../release/pack-release.ts";
import type { ReleaseStore } from "../store/store.ts";

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

/** One of a series of releases, each with its own seal. */
export function exampleSealed(number: number): SealedRelease {
  const hash = createHash("sha384").update(String(number));
  const six = number.toString(16).padStart(6, "0");
  return {
    release: `0.${number}.0-aaaaaaaa-${six}`,
    seal: `sha384-${hash.digest("base64")}`,
  };
}

/** A packed build of discussion whose script contains this text. */
export function examplePacked(text: string): PackedRelease {
  const url = (file: string) => `/remotes/discussion/0.1.0-aaaaaaaa/${file}`;
  const contents = {
    "Discussion.1.css": "p { color: red }",
    "Discussion.1.js": text,
    "Discussion.1.js.br": "small",
    "entry.js": "container",
  };
  const record = {
    name: "discussion",
    version: "0.1.0-aaaaaaaa",
    entry: url("entry.js"),
    integrity: "",
    contract: 1,
    enabled: true,
    modules: {
      Discussion: {
        scripts: [url("Discussion.1.js")],
        styles: [url("Discussion.1.css")],
      },
    },
    hashes: {},
    server: null,
  };
  const files = Object.entries(contents).map(([file, content]) => {
    return { file, content: Buffer.from(content) };
  });
  const origin = { requires: { react: "~19.3.0" }, commit: null };
  return packRelease(record, files, origin);
}

/** Ann's context for commands, with sources of discussion that contain this text. */
export function exampleBench(
  store: ReleaseStore,
  sources: string,
  print: Bench["print"],
): Bench {
  return {
    remote: "discussion",
    store,
    build: () => Promise.resolve(examplePacked(sources)),
    fit: () => Promise.resolve([]),
    unknownToHost: () => Promise.resolve([]),
    passesJourneys: () => Promise.resolve(true),
    by: "ann@desk",
    now: () => new Date(),
    print,
  };
}
