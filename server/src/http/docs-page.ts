/** The hash is that of the one style sheet that Swagger UI inlines into the page. */
export const docsPolicy = [
  "default-src 'self'",
  "style-src 'self' 'sha256-RL3ie0nH+Lzz2YNqQN83mnU0J1ot4QL7b99vMdIX99w='",
  "img-src 'self' data:",
  "object-src 'none'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join("; ");

/** A request of Swagger UI. */
type Sent = Record<string, Record<string, string>>;

/**
 * Makes "Try it out" work for changing requests. It runs in the page, which
 * gets its source text, so it must not refer to anything outside.
 */
export function sendCsrfToken(request: Sent): Sent {
  const { document } = globalThis as unknown as {
    document: { cookie: string };
  };
  const found = /(?:^|; )nearsay_csrf=([^;]*)/.exec(document.cookie);
  const token = decodeURIComponent(found?.[1] ?? "");
  if (token !== "")
    request["headers"] = { ...request["headers"], "x-csrf-token": token };
  return request;
}
