import path from "node:path";
import { setTimeout } from "node:timers/promises";
import {
  DeleteObjectCommand,
  GetObjectCommand,
  paginateListObjectsV2,
  PutObjectCommand,
  S3Client,
  S3ServiceException,
  type S3ClientConfig,
} from "@aws-sdk/client-s3";
import { CommandFailed } from "./failures.ts";

/** Condition of a write: the existing object has this ETag, or there is none. */
export type Expected = { IfMatch: string } | { IfNoneMatch: "*" };

export interface BucketClient {
  /** Null if there is none. */
  get: (key: string) => Promise<{ content: Uint8Array; etag: string } | null>;
  /**
   * False if the condition is not met; also after a lost response, if the
   * client's retry encountered its own write.
   */
  put: (
    key: string,
    content: PutContent,
    expected: Expected,
  ) => Promise<boolean>;
  /** Also succeeds if there is none. */
  remove: (key: string) => Promise<void>;
  list: (prefix: string) => Promise<{ key: string; touched: Date }[]>;
}

export interface PutContent {
  bytes: Uint8Array;
  /** For readers of the bucket by plain HTTP. */
  cacheControl: string;
}

// Users of the release tool can do nothing about a future version that requires
// Node 22.
process.env.AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED ||= "true";

const settings: S3ClientConfig = {
  // By default it adds checksums that many S3-compatible stores do not support.
  requestChecksumCalculation: "WHEN_REQUIRED",
  responseChecksumValidation: "WHEN_REQUIRED",
  followRegionRedirects: true,
  requestHandler: {
    connectionTimeout: 5_000,
    requestTimeout: 60_000,
    throwOnRequestTimeout: true,
  },
};

/**
 * A bucket of S3, or of a compatible store.
 * @param address For people.
 * @param config Endpoint and credentials; omitted values are read from the
 *   environment, like in Amazon's own tools.
 * @throws CommandFailed from each request that fails.
 */
export function openBucket(
  address: string,
  Bucket: string,
  config: S3ClientConfig,
): BucketClient {
  const client = new S3Client({ ...settings, ...config });
  const reporting = <T>(calling: Promise<T>) => orFailure(address, calling);
  return {
    get: (Key) => reporting(get(client, { Bucket, Key })),
    put: (Key, { bytes, cacheControl }, expected) =>
      reporting(
        put(
          client,
          new PutObjectCommand({
            Bucket,
            Key,
            Body: bytes,
            ...expected,
            CacheControl: cacheControl,
            ContentType: contentType(Key),
          }),
        ),
      ),
    remove: async (Key) => {
      await reporting(client.send(new DeleteObjectCommand({ Bucket, Key })));
    },
    list: (Prefix) => reporting(list(client, { Bucket, Prefix })),
  };
}

async function get(
  client: S3Client,
  where: { Bucket: string; Key: string },
): ReturnType<BucketClient["get"]> {
  try {
    const { Body, ETag } = await client.send(new GetObjectCommand(where));
    if (Body === undefined || ETag === undefined) throw new Error("No content");
    return { content: await Body.transformToByteArray(), etag: ETag };
  } catch (error) {
    if (isAnswer(error, "NoSuchKey")) return null;
    throw error;
  }
}

const conflictTries = 8;

async function put(
  client: S3Client,
  command: PutObjectCommand,
): Promise<boolean> {
  for (let tried = 1; ; tried += 1) {
    try {
      await client.send(command);
      return true;
    } catch (error) {
      // The object to be replaced has changed, or was removed.
      if (isAnswer(error, "PreconditionFailed", "NoSuchKey")) return false;
      // Another client is writing it at the moment; S3 expects a retry.
      const busy = isAnswer(error, "ConditionalRequestConflict");
      if (!busy || tried === conflictTries) throw error;
      await setTimeout(tried * 20);
    }
  }
}

async function list(
  client: S3Client,
  where: { Bucket: string; Prefix: string },
): ReturnType<BucketClient["list"]> {
  const found = [];
  for await (const { Contents } of paginateListObjectsV2({ client }, where)) {
    for (const { Key, LastModified } of Contents ?? []) {
      if (Key !== undefined && LastModified !== undefined) {
        found.push({ key: Key, touched: LastModified });
      }
    }
  }
  return found;
}

async function orFailure<T>(address: string, calling: Promise<T>): Promise<T> {
  try {
    return await calling;
  } catch (error) {
    throw new CommandFailed(`${address} cannot be used. ${describe(error)}`, {
      cause: error,
    });
  }
}

/** An error name that can be looked up, and a message if there is one. */
function describe(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const name = (error as NodeJS.ErrnoException).code ?? error.name;
  return [name, error.message].filter(Boolean).join(": ");
}

function isAnswer(error: unknown, ...names: string[]): boolean {
  return error instanceof S3ServiceException && names.includes(error.name);
}

/** Browsers request no other files automatically. */
const contentTypes: Record<string, string> = {
  ".css": "text/css; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".json": "application/json",
  ".map": "application/json",
};

function contentType(key: string): string {
  return contentTypes[path.extname(key)] ?? "application/octet-stream";
}
