import { createHash } from "node:crypto";
import type { IncomingHttpHeaders } from "node:http";

/** What S3 stores under a key. */
export interface StoredObject {
  content: Buffer;
  /** With its quotes. */
  etag: string;
  modified: Date;
  /** Response headers for browsers. */
  headers: Record<string, string>;
}

/** A bucket's content by key. */
export type Bucket = Map<string, StoredObject>;

export interface Call {
  method: string;
  /** Empty for the bucket itself. */
  key: string;
  search: URLSearchParams;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

export interface Reply {
  status: number;
  headers?: Record<string, string>;
  body?: string | Buffer;
}

export interface BucketHabits {
  /** Number of keys per page of a listing. */
  pageSize: number;
  /** A condition that this store ignores; null for none. */
  ignores: "if-match" | "if-none-match" | null;
}

/** Responds like S3: put, get, delete and ListObjectsV2, the first two with conditions. */
export function answerCall(
  bucket: Bucket,
  call: Call,
  habits: BucketHabits,
): Reply {
  const { method, key, search } = call;
  if (key === "") {
    const lists = method === "GET" && search.get("list-type") === "2";
    return lists ? list(bucket, search, habits.pageSize) : notImplemented;
  }
  if (method === "GET") return get(bucket, call);
  if (method === "PUT") return put(bucket, call, habits.ignores);
  if (method !== "DELETE") return notImplemented;
  bucket.delete(key);
  return { status: 204 };
}

/** An error in the format of S3. */
export function failure(status: number, code: string): Reply {
  return {
    status,
    headers: { "content-type": "application/xml" },
    body: `${xmlHead}<Error><Code>${code}</Code><Message>${code}.</Message><RequestId>1</RequestId></Error>`,
  };
}

/** Puts an object into a bucket, replacing any existing one. */
export function keep(
  bucket: Bucket,
  key: string,
  content: Buffer,
  headers: Record<string, string> = {},
): StoredObject {
  const etag = `"${createHash("md5").update(content).digest("hex")}"`;
  const object = { content, etag, modified: new Date(), headers };
  bucket.set(key, object);
  return object;
}

const xmlHead = '<?xml version="1.0" encoding="UTF-8"?>\n';
const notImplemented = failure(501, "NotImplemented");

function get(bucket: Bucket, { key, headers }: Call): Reply {
  const object = bucket.get(key);
  if (object === undefined) return failure(404, "NoSuchKey");
  const sentHeaders = {
    ...object.headers,
    etag: object.etag,
    "last-modified": object.modified.toUTCString(),
  };
  if (headers["if-none-match"] === object.etag) {
    return { status: 304, headers: sentHeaders };
  }
  return { status: 200, headers: sentHeaders, body: object.content };
}

function put(
  bucket: Bucket,
  call: Call,
  ignores: BucketHabits["ignores"],
): Reply {
  const headers = { ...call.headers };
  if (ignores !== null) delete headers[ignores];
  const refused = unmet(bucket, { ...call, headers });
  if (refused !== null) return refused;
  const { "content-type": type, "cache-control": cache } = call.headers;
  const { etag } = keep(bucket, call.key, call.body, {
    ...(type === undefined ? {} : { "content-type": type }),
    ...(cache === undefined ? {} : { "cache-control": cache }),
  });
  return { status: 200, headers: { etag } };
}

function unmet(bucket: Bucket, { key, headers }: Call): Reply | null {
  const object = bucket.get(key);
  const { "if-none-match": none, "if-match": match } = headers;
  if (none !== undefined && none !== "*") return notImplemented;
  if (none === "*" && object !== undefined) return preconditionFailed;
  if (match === undefined) return null;
  if (object === undefined) return failure(404, "NoSuchKey");
  return match === object.etag ? null : preconditionFailed;
}

const preconditionFailed = failure(412, "PreconditionFailed");

function list(bucket: Bucket, search: URLSearchParams, size: number): Reply {
  const prefix = search.get("prefix") ?? "";
  const after = search.get("continuation-token") ?? "";
  const keys = [...bucket.keys()]
    .filter((key) => key.startsWith(prefix) && key > after)
    .sort();
  const page = keys.slice(0, size);
  const more = keys.length > size;
  const next = `<NextContinuationToken>${escape(page.at(-1) ?? "")}</NextContinuationToken>`;
  const contents = page.map((key) => describe(key, bucket.get(key))).join("");
  return {
    status: 200,
    headers: { "content-type": "application/xml" },
    body: `${xmlHead}<ListBucketResult xmlns="http://s3.amazonaws.com/doc/2006-03-01/"><Prefix>${escape(prefix)}</Prefix><KeyCount>${page.length}</KeyCount><MaxKeys>${size}</MaxKeys><IsTruncated>${more}</IsTruncated>${more ? next : ""}${contents}</ListBucketResult>`,
  };
}

function describe(key: string, object: StoredObject | undefined): string {
  const { etag = "", modified = new Date(), content = "" } = object ?? {};
  return `<Contents><Key>${escape(key)}</Key><LastModified>${modified.toISOString()}</LastModified><ETag>${escape(etag)}</ETag><Size>${content.length}</Size><StorageClass>STANDARD</StorageClass></Contents>`;
}

function escape(text: string): string {
  return text.replace(/[&<>"]/g, (one) => `&#${one.charCodeAt(0)};`);
}
