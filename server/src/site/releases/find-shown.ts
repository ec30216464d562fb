import path from "node:path";
import {
  type ReleasePointer,
  type RemoteRecord,
  toRemoteRecord,
} from "@nearsay/core/contract";
import type { ReadSharedVersions } from "../host-files.ts";
import { readPointer, readWholeRelease } from "./release-folder.ts";

/** The version of a remote that is shown. */
export interface Shown {
  /** Null if no pointer can be read. */
  enabled: boolean | null;
  /** Null is the version that the site was built with. */
  release: string | null;
  record: RemoteRecord | null;
  /** Whether it is the channel's release, not the one that everyone gets. */
  onChannel: boolean;
  /** Why it differs from what the newest pointer names; null if it does not. */
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
  /** The remote's folder, named as the remote. */
  folder: string;
  /** Numbers of its pointers, newest first. */
  numbers: readonly number[];
  channel: string | null;
  readSharedVersions: ReadSharedVersions;
  /** The version shown so far; null when the process starts. */
  former: Shown | null;
}

/**
 * The version that the newest pointer names. If that is incomplete, the version
 * shown so far remains; when the process starts, that is the one of the newest
 * usable pointer before it.
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
  { folder, channel, readSharedVersions }: PointersToRead,
): Promise<Pick<Shown, "release" | "record" | "onChannel">> {
  const onChannel = channel !== null && Object.hasOwn(channels, channel);
  const release = (onChannel && channels[channel]) || current;
  if (release === null) return { release, record: null, onChannel };
  const seal = seals[release] ?? "";
  const sharedVersions = await readSharedVersions();
  const read = await readWholeRelease(folder, {
    release,
    seal,
    sharedVersions,
  });
  const base = `/releases/${path.basename(folder)}/${release}/`;
  const record = toRemoteRecord(read, enabled, base);
  return { release, record, onChannel };
}
