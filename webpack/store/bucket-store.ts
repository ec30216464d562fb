import { randomUUID } from "node:crypto";
import type { S3ClientConfig } from "@aws-sdk/client-s3";
import { isReleaseName } from "@nearsay/core/contract";
import { openBucket, type BucketClient } from "./bucket-client.ts";
import { CommandFailed } from "./failures.ts";
import { readPointerText, writePointerText } from "./pointer-text.ts";
import {
  releaseFile,
  type ReleaseFile,
  type ReleaseStore,
  type StoredRelease,
} from "./store.ts";

/** A bucket, and the prefix of all our keys in it. */
export interface BucketAddress {
  bucket: string;
  /** Without a slash at its ends; empty if the entire bucket is used. */
  prefix: string;
}

/** A release never changes; its address identifies it. */
const forever = "public, max-age=31536000, immutable";
const askAgain = "no-cache";

/**
 * Releases in a bucket. The pointer is one object, which is replaced only if it
 * still has the ETag that was read.
 */
export function createBucketStore(
  { bucket, prefix }: BucketAddress,
  config: S3ClientConfig,
): ReleaseStore {
  const address = ["s3:/", bucket, prefix].filter(Boolean).join("/");
  const client = openBucket(address, bucket, config);
  const keyOf = (...parts: string[]) =>
    [prefix, ...parts].filter(Boolean).join("/");
  const fileKey = ({ remote, release, file }: ReleaseFile) =>
    keyOf(remote, release, file);
  const pointerKey = (remote: string) => keyOf(remote, "pointer.json");
  let checked: Promise<void> | undefined;
  const check = (remote: string) =>
    (checked ??= checkConditions(
      client,
      address,
      keyOf(remote, `.probe-${randomUUID()}`),
    ));
  return {
    address,
    readPointer: async (remote) => {
      const key = pointerKey(remote);
      const found = await client.get(key);
      if (found === null) return null;
      const text = Buffer.from(found.content).toString();
      const pointer = readPointerText(text, `s3://${bucket}/${key}`);
      return { pointer, tag: found.etag };
    },
    swapPointer: async (remote, next, tag) => {
      await check(remote);
      return swap(client, pointerKey(remote), writePointerText(next), tag);
    },
    create: async (file, content) => {
      await check(file.remote);
      const written = { bytes: content, cacheControl: forever };
      return client.put(fileKey(file), written, { IfNoneMatch: "*" });
    },
    read: async (file) => (await client.get(fileKey(file)))?.content ?? null,
    list: async (remote) => {
      const start = `${keyOf(remote)}/`;
      return groupByRelease(start, await client.list(start));
    },
    remove: async (remote, release) => {
      await client.remove(keyOf(remote, release, releaseFile));
      const others = await client.list(`${keyOf(remote, release)}/`);
      await Promise.all(others.map(({ key }) => client.remove(key)));
    },
  };
}

/**
 * Stores that do not support conditions report success and overwrite what
 * another release wrote.
 * @param key Of an object that no other client uses.
 * @throws CommandFailed if the store is of that kind.
 */
async function checkConditions(
  client: BucketClient,
  address: string,
  key: string,
): Promise<void> {
  const probe = { bytes: Buffer.from("probe"), cacheControl: askAgain };
  const none = { IfNoneMatch: "*" } as const;
  const other = { IfMatch: `"${"0".repeat(32)}"` };
  try {
    await client.put(key, probe, none);
    const doubled = await client.put(key, probe, none);
    if (!doubled && !(await client.put(key, probe, other))) return;
  } finally {
    // A release does not need the permission to remove objects.
    await client.remove(key).catch(() => undefined);
  }
  throw new CommandFailed(
    `${address} ignores conditional writes, so two releases could overwrite each other. Choose another store.`,
  );
}

async function swap(
  client: BucketClient,
  key: string,
  text: string,
  tag: string | null,
): Promise<boolean> {
  const written = { bytes: Buffer.from(text), cacheControl: askAgain };
  const expected =
    tag === null ? ({ IfNoneMatch: "*" } as const) : { IfMatch: tag };
  const isOurs = async () => {
    const found = await client.get(key);
    return found !== null && Buffer.from(found.content).toString() === text;
  };
  try {
    // A refusal may be caused by our own write, whose response was lost.
    return (await client.put(key, written, expected)) || (await isOurs());
  } catch (error) {
    if (await isOurs().catch(() => unknown(error))) return true;
    throw error;
  }
}

function unknown(error: unknown): never {
  throw new CommandFailed(
    `${(error as Error).message} It is unknown whether the change was made: check with list.`,
    { cause: error },
  );
}

function groupByRelease(
  start: string,
  objects: { key: string; touched: Date }[],
): StoredRelease[] {
  const found = new Map<string, StoredRelease>();
  for (const { key, touched } of objects) {
    const [release = "", file] = key.slice(start.length).split("/");
    if (file === undefined || !isReleaseName(release)) continue;
    const before = found.get(release);
    found.set(release, {
      release,
      complete: before?.complete === true || file === releaseFile,
      touched:
        before !== undefined && before.touched > touched
          ? before.touched
          : touched,
    });
  }
  return [...found.values()];
}
