import { language } from "../domain/locale.ts";

export const csrfHeader = "x-csrf-token";
const csrfCookie = "nearsay_csrf";

/**
 * The token in the csrf cookie; null before the server has set one, and if the
 * browser refuses cookies.
 */
export function csrfToken(): string | null {
  try {
    for (const pair of document.cookie.split("; ")) {
      const [name, value] = pair.split("=", 2);
      if (name === csrfCookie && value) return decodeURIComponent(value);
    }
  } catch {
    // A sandboxed page may not read cookies, and the cookie may be malformed.
  }
  return null;
}

export type Query = Record<string, string | number | null | undefined>;

/** Path of a resource of a survey, such as its questions. */
export function surveyPath(surveyId: string, part: string): string {
  return `/surveys/${encodeURIComponent(surveyId)}/${part}`;
}

/**
 * The URL of a path under /api, given with or without that prefix; empty query
 * values are omitted.
 */
export function apiUrl(path: string, query: Query = {}): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value !== null && value !== undefined && value !== "") {
      search.set(name, String(value));
    }
  }
  const prefixed = /^\/api(\/|$)/.test(path) ? path : `/api${path}`;
  return search.size > 0 ? `${prefixed}?${search}` : prefixed;
}

/**
 * Options for fetch: every request contains the page's language, and one that
 * changes data also the csrf token.
 */
export function buildInit(
  method: string,
  body: unknown,
  extra: Record<string, string>,
): RequestInit {
  const headers = new Headers({
    accept: "application/json",
    "accept-language": language(),
    ...extra,
  });
  const token = csrfToken();
  const isSession = !headers.has("authorization");
  if (method !== "GET" && isSession && token !== null)
    headers.set(csrfHeader, token);
  if (body === undefined) return { method, headers };
  if (body instanceof FormData || body instanceof Blob) {
    return { method, headers, body };
  }
  headers.set("content-type", "application/json");
  return { method, headers, body: JSON.stringify(body) };
}
