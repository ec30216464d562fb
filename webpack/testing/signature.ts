import { createHash, createHmac, timingSafeEqual } from "node:crypto";
import type { IncomingMessage } from "node:http";

export interface AccessKey {
  id: string;
  secret: string;
}

const skew = 15 * 60 * 1000;

/**
 * The reason why S3 would refuse this request, as its error code; null if it is
 * signed with the key (AWS Signature Version 4, in headers) and has the signed
 * body.
 */
export function signatureFault(
  request: IncomingMessage,
  body: Buffer,
  key: AccessKey,
): string | null {
  const { authorization = "" } = request.headers;
  const parts =
    /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8}\/[^/]+\/s3\/aws4_request), ?SignedHeaders=([a-z0-9;-]+), ?Signature=([0-9a-f]{64})$/.exec(
      authorization,
    );
  if (parts === null) return "AccessDenied";
  const [, id, scope = "", signed = "", signature = ""] = parts;
  if (id !== key.id) return "InvalidAccessKeyId";
  const date = headerOf(request, "x-amz-date");
  if (!(Math.abs(Date.now() - readDate(date)) < skew)) {
    return "RequestTimeTooSkewed";
  }
  if (!signsEnough(request, signed.split(";"))) return "AccessDenied";
  const canonical = canonicalRequest(request, signed.split(";"));
  const text = ["AWS4-HMAC-SHA256", date, scope, sha256(canonical)].join("\n");
  const due = hmac(signingKey(key.secret, scope), text);
  if (!timingSafeEqual(due, Buffer.from(signature, "hex"))) {
    return "SignatureDoesNotMatch";
  }
  const same = headerOf(request, "x-amz-content-sha256") === sha256(body);
  return same ? null : "XAmzContentSHA256Mismatch";
}

/** Changing a header that affects the request must invalidate the signature. */
function signsEnough(request: IncomingMessage, signed: string[]): boolean {
  const due = Object.keys(request.headers).filter((name) =>
    /^(host|if-match|if-none-match|x-amz-(date|content-sha256))$/.test(name),
  );
  return due.length >= 3 && due.every((name) => signed.includes(name));
}

function canonicalRequest(request: IncomingMessage, signed: string[]): string {
  const { pathname, search } = splitUrl(request);
  return [
    request.method,
    pathname.split("/").map(decodeURIComponent).map(encode).join("/"),
    canonicalQuery(search),
    ...signed.map((name) => `${name}:${clean(headerOf(request, name))}`),
    "",
    signed.join(";"),
    headerOf(request, "x-amz-content-sha256"),
  ].join("\n");
}

/** The path as it was sent: a URL object would normalise its dots. */
export function splitUrl({ url = "/" }: IncomingMessage): {
  pathname: string;
  search: URLSearchParams;
} {
  const [pathname = "/", ...query] = url.split("?");
  return { pathname, search: new URLSearchParams(query.join("?")) };
}

function canonicalQuery(search: URLSearchParams): string {
  return [...search]
    .map((pair) => pair.map(encode).join("="))
    .sort()
    .join("&");
}

/** Encodes more than encodeURIComponent: all characters except the unreserved ones of RFC 3986. */
function encode(text: string): string {
  return encodeURIComponent(text).replace(
    /[!'()*]/g,
    (one) => `%${one.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}

function headerOf(request: IncomingMessage, name: string): string {
  return [request.headers[name] ?? ""].flat().join(",");
}

function clean(value: string): string {
  return value.trim().replace(/ +/g, " ");
}

function signingKey(secret: string, scope: string): Buffer {
  const start: Buffer = Buffer.from(`AWS4${secret}`);
  return scope.split("/").reduce((key, part) => hmac(key, part), start);
}

function hmac(key: Buffer, text: string): Buffer {
  return createHmac("sha256", key).update(text).digest();
}

function sha256(content: string | Buffer): string {
  return createHash("sha256").update(content).digest("hex");
}

/** `20261122T100200Z` as milliseconds since 1970. */
function readDate(text: string): number {
  return Date.parse(
    text.replace(
      /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/,
      "$1-$2-$3T$4:$5:$6Z",
    ),
  );
}
