import type { ReleasePointer } from "@nearsay/core/contract";
import { CommandFailed } from "../store/failures.ts";
import {
  nextPointer,
  type PointerChange,
  type SealedRelease,
} from "./next-pointer.ts";
import type { PackedRelease } from "./pack-release.ts";
import type { KeptPointer, ReleaseStore } from "../store/store.ts";
import { findRelease, upload } from "./upload.ts";

/** Context of a command. */
export interface Bench {
  remote: string;
  store: ReleaseStore;
  build: () => Promise<PackedRelease>;
  /** Reasons why a stored release cannot run with what is deployed: one sentence each. */
  fit: (release: string) => Promise<string[]>;
  /** Modules of a stored release that the deployed host does not know. */
  unknownToHost: (release: string) => Promise<string[]>;
  /** Whether the end-to-end tests pass with the release on channel `candidate`. */
  passesJourneys: (release: string) => Promise<boolean>;
  /** Who runs the command, for the log. */
  by: string;
  now: () => Date;
  /** Prints one line for people. */
  print: (line: string) => void;
}

const builtOne = "the built version";

/** Channel of a release while the end-to-end tests run with it. */
export const candidate = "candidate";

/** Builds, uploads, and shows the release only on a channel. */
export async function releaseOn(bench: Bench, channel: string): Promise<void> {
  const { seen, sealed, title } = await prepare(bench);
  if (shownBy(seen, channel) === sealed.release) {
    bench.print(`${title} is already served on channel ${channel}.`);
    return;
  }
  await refuseUnfit(bench, sealed.release);
  const unknown = await bench.unknownToHost(sealed.release);
  await move(bench, seen, { did: "channel", channel, ...sealed });
  bench.print(`${title} ${served(unknown, `, on channel ${channel}`)}.`);
}

/**
 * Builds, uploads, and shows the release to all visitors.
 * @param tested Whether the end-to-end tests must pass first.
 */
export async function release(bench: Bench, tested: boolean): Promise<void> {
  const { seen, sealed } = await prepare(bench);
  await show(bench, seen, { did: "release", tested, ...sealed });
}

async function prepare(bench: Bench) {
  const { remote, store, print } = bench;
  const seen = await store.readPointer(remote);
  const packed = await bench.build();
  const title = `${remote} ${packed.release}`;
  print(`${title} is built.`);
  const written = await upload(store, remote, packed);
  print(`${store.address} contains it, ${written} new files.`);
  const sealed = { release: packed.release, seal: packed.seal };
  return { seen, sealed, title };
}

/**
 * Shows a channel's release to all visitors.
 * @param tested Whether the end-to-end tests must pass first.
 */
export async function promote(
  bench: Bench,
  channel: string,
  tested: boolean,
): Promise<void> {
  const { remote, store } = bench;
  const seen = await store.readPointer(remote);
  const name = shownBy(seen, channel);
  if (name === null) {
    throw new CommandFailed(`${remote} has no channel ${channel}.`);
  }
  const found = await findRelease(store, remote, name, seen?.pointer ?? null);
  await show(bench, seen, { did: "release", tested, ...found });
}

/**
 * Rolls back.
 * @param to A release; "built" for what the site was built with; null for the
 *   previous one.
 */
export async function rollback(bench: Bench, to: string | null): Promise<void> {
  const { remote, store } = bench;
  const seen = await store.readPointer(remote);
  const pointer = seen?.pointer ?? null;
  const target = to ?? pointer?.earlier[0] ?? "built";
  if (target === "built") {
    await show(bench, seen, { did: "rollback", to: null });
    return;
  }
  const found = await findRelease(store, remote, target, pointer);
  await show(bench, seen, { did: "rollback", to: found });
}

/** Switches a remote off or on for all visitors, at any release. */
export async function setEnabled(
  bench: Bench,
  enabled: boolean,
): Promise<void> {
  const { remote, store, print } = bench;
  const seen = await store.readPointer(remote);
  const state = enabled ? "on" : "off";
  if ((seen?.pointer.enabled ?? true) === enabled) {
    print(`${remote} is already switched ${state}.`);
    return;
  }
  await move(bench, seen, { did: enabled ? "enable" : "disable" });
  print(`${remote} is switched ${state} from now on.`);
}

/** Changes the release for all visitors, unless it is already current. */
async function show(
  bench: Bench,
  seen: KeptPointer | null,
  change: PointerChange & { did: "release" | "rollback" },
): Promise<void> {
  const { remote, print } = bench;
  const target = change.did === "release" ? change : change.to;
  const title = `${remote} ${target?.release ?? `(${builtOne})`}`;
  if ((seen?.pointer.current ?? null) === (target?.release ?? null)) {
    print(`${title} is already served.`);
    return;
  }
  if (target !== null) await refuseUnfit(bench, target.release);
  const unknown =
    target === null ? [] : await bench.unknownToHost(target.release);
  const tried =
    change.did === "release" && change.tested
      ? await tryOut(bench, seen, change)
      : seen;
  const { enabled } = await move(bench, tried, change);
  print(
    enabled
      ? `${title} ${served(unknown)}.`
      : `${title} is selected, but ${remote} is switched off: use enable to show it.`,
  );
}

/** @param unknown Modules that the deployed host was built without; it does not show them. */
function served(unknown: string[], where = ""): string {
  if (unknown.length === 0) return `is served from now on${where}`;
  const modules = unknown.join(", ");
  return `is released${where}; ${modules} is not visible until a server and a host that know it are deployed`;
}

/** @throws CommandFailed with the reasons. */
async function refuseUnfit(bench: Bench, release: string): Promise<void> {
  const problems = await bench.fit(release);
  if (problems.length === 0) return;
  const title = `${bench.remote} ${release}`;
  throw new CommandFailed(
    [`${title} is not compatible with the deployed site:`, ...problems].join(
      "\n  ",
    ),
  );
}

/**
 * Returns the current pointer after the end-to-end tests have passed.
 * @throws CommandFailed if they failed, or the pointer was changed in the
 *   meantime.
 */
async function tryOut(
  bench: Bench,
  seen: KeptPointer | null,
  { release, seal }: SealedRelease,
): Promise<KeptPointer> {
  const { remote, store, print } = bench;
  const title = `${remote} ${release}`;
  const change = { did: "channel", channel: candidate, release, seal } as const;
  const { id } = await move(bench, seen, change);
  print(
    `${title} is on channel ${candidate}; the end-to-end tests run with it.`,
  );
  if (!(await bench.passesJourneys(release))) {
    throw new CommandFailed(
      `End-to-end tests fail with ${title}, so the previous version is still served. It is on channel ${candidate}.`,
    );
  }
  const tried = await store.readPointer(remote);
  if (tried?.pointer.id === id) return tried;
  throw overtaken(remote, tried);
}

/** @throws CommandFailed if the pointer was changed since it was read. */
async function move(
  { remote, store, by, now }: Bench,
  seen: KeptPointer | null,
  change: PointerChange,
): Promise<ReleasePointer> {
  const next = nextPointer(seen?.pointer ?? null, change, by, now());
  const tag = seen?.tag ?? null;
  if (await store.swapPointer(remote, next, tag)) return next;
  throw overtaken(remote, await store.readPointer(remote));
}

function overtaken(remote: string, other: KeptPointer | null): CommandFailed {
  const happened =
    other === null ? "was removed" : describeChange(other.pointer);
  return new CommandFailed(
    `${remote} ${happened} in the meantime. Check its state (list), then try again.`,
  );
}

/** The last change, as the end of a sentence that begins with the remote's name. */
export function describeChange(pointer: ReleasePointer): string {
  const did: Record<ReleasePointer["did"], string> = {
    release: `was released as ${pointer.current ?? builtOne}`,
    channel: "got a release on a channel",
    rollback: `was rolled back to ${pointer.current ?? builtOne}`,
    disable: "was switched off",
    enable: "was switched on",
  };
  return `${did[pointer.did]} by ${pointer.by} at ${pointer.at}`;
}

function shownBy(seen: KeptPointer | null, channel: string): string | null {
  const channels = Object.entries(seen?.pointer.channels ?? {});
  return channels.find(([name]) => name === channel)?.[1] ?? null;
}
