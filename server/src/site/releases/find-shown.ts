import path from "node:path";
import {
  type ReleasePointer,
  type RemoteRecord,
  toRemoteRecord,
} from "@nearsay/core/contract";
import type { ReadLent } from "../host-files.ts";
import { readPointer, readWholeRelease } from "./release-folder.ts";

/** What is shown of a remote. */
export interface Shown {
  /** Null where no pointer says. */
  enabled: boolean | null;
  /** Null is what the site was built with. */
  release: string | null;
  record: RemoteRecord | null;
  /** It is the channel's own, not what everybody is shown. */
  onChannel: boolean;
  /** Why it is not what the newest pointer names. */
  problem: string | null;
}

export const asBuilt: Shown = {
  enabled: null,
  release: null,
  record: null,
  onChannel: false,
  problem: null,
};

export interface PointersToRead {
  /** The remote's, named as the remote. */
  folder: string;
  /** Of its pointers, the newest first. */
  numbers: readonly number[];
  channel: string | null;
  readLent: ReadLent;
  /** What is shown up to now; null at the start of the process. */
  former: Shown | null;
}

/**
 * What the newest pointer names. Where that is not whole, what was shown
 * before stays: at the start of the process that is what the newest pointer
 * before it names.
 */
export async function findShown(pointers: PointersToRead): Promise<Shown> {
  const { folder, numbers, former } = pointers;
  let enabled: boolean | null = null;
  let problem: string | null = null;
  for (const number of numbers) {
    try {
      const pointer = await readPointer(folder, number);
      enabled ??= pointer.enabled;
      const named = await readNamed(pointer, pointers);
      return { ...named, enabled, problem };
    } catch (error) {
      problem ??= error instanceof Error ? error.message : String(error);
    }
    if (former) {
      return { ...former, enabled: enabled ?? former.enabled, problem };
    }
  }
  return { ...asBuilt, enabled, problem };
}

async function readNamed(
  { channels, current, enabled, seals }: ReleasePointer,
  { folder, channel, readLent }: PointersToRead,
): Promise<Pick<Shown, "release" | "record" | "onChannel">> {
  const onChannel = channel !== null && Object.hasOwn(channels, channel);
  const release = (onChannel && channels[channel]) || current;
  if (release === null) return { release, record: null, onChannel };
  const seal = seals[release] ?? "";
  const lent = await readLent();
  const read = await readWholeRelease(folder, { release, seal, lent });
  const base = `/releases/${path.basename(folder)}/${release}/`;
  const record = toRemoteRecord(read, enabled, base);
  return { release, record, onChannel };
}
