import path from "node:path";
import { CommandFailed } from "./failures.ts";
import { createFolderStore } from "./folder-store.ts";
import type { ReleaseStore } from "./store.ts";

/**
 * The store in the settings: a bucket, otherwise a folder.
 * @throws CommandFailed for an invalid bucket.
 */
export async function openStore(
  settings: NodeJS.ProcessEnv,
): Promise<ReleaseStore> {
  const { RELEASES_BUCKET, RELEASES_DIR, DATA_DIR } = settings;
  if (RELEASES_BUCKET) return openBucket(RELEASES_BUCKET, settings);
  // The same as in the server.
  return createFolderStore(
    path.resolve(RELEASES_DIR || path.join(DATA_DIR || "data", "releases")),
  );
}

async function openBucket(
  url: string,
  { S3_ENDPOINT, AWS_REGION }: NodeJS.ProcessEnv,
): Promise<ReleaseStore> {
  const [, bucket, prefix = ""] =
    /^s3:\/\/([a-z0-9][a-z0-9.-]+)(?:\/+(.+?))?\/*$/.exec(url) ?? [];
  if (bucket === undefined) {
    throw new CommandFailed(
      `RELEASES_BUCKET must be s3://bucket or s3://bucket/prefix, not ${url}`,
    );
  }
  if (S3_ENDPOINT && !/^https?:\/\/[^/]/.test(S3_ENDPOINT)) {
    throw new CommandFailed(
      `S3_ENDPOINT must be an address such as https://s3.example.org, not ${S3_ENDPOINT}`,
    );
  }
  // A folder does not need the S3 client, which takes a while to load.
  const { createBucketStore } = await import("./bucket-store.ts");
  return createBucketStore(
    { bucket, prefix },
    S3_ENDPOINT
      ? {
          endpoint: S3_ENDPOINT,
          forcePathStyle: true,
          // S3-compatible stores have one region, and accept any name for it.
          region: AWS_REGION || "us-east-1",
        }
      : {},
  );
}
