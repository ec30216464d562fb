import { refreshCsrf, startSession } from "./anonymous-session.ts";
import { csrfHeader, csrfToken } from "./csrf.ts";
import { readError } from "./errors.ts";
import { fetchOnce } from "./fetch-once.ts";
import { takePreloaded } from "./preloaded.ts";

export interface RequestOptions {
  method?: "GET" | "POST" | "PUT" | "DELETE";
  query?: Record<string, string | number | null | undefined>;
  /** Sent as JSON, but FormData and Blob as they are. */
  body?: unknown;
  signal?: AbortSignal | undefined;
  timeoutMs?: number;
}

/**
 * Calls the API and answers the parsed body (null for 204). A dead session is
 * started anew once and a stale csrf token refreshed once before giving up.
 * @param path With or without the /api prefix.
 * @throws ApiError on a refusal or when no answer came; AbortError when `signal` fired.
 */
export async function request(
  path: string,
  options: RequestOptions = {},
): Promise<unknown> {
  const url = apiUrl(path, options.query);
  const method = options.method ?? "GET";
  if (method === "GET") {
    const preloaded = takePreloaded(url.slice("/api".length));
    if (preloaded !== undefined) return preloaded;
  } else if (csrfToken() === null) {
    await startSession();
  }
  return readBody(await sendWithRetries(url, method, options));
}

async function sendWithRetries(
  url: string,
  method: string,
  options: RequestOptions,
): Promise<Response> {
  let sessionTried = false;
  let csrfTried = false;
  for (;;) {
    const response = await fetchOnce({
      url,
      init: buildInit(method, options.body),
      signal: options.signal,
      timeoutMs: options.timeoutMs,
    });
    if (response.ok) return response;
    if (response.status === 401 && !sessionTried) {
      sessionTried = true;
      await startSession();
    } else if (response.status === 403 && method !== "GET" && !csrfTried) {
      csrfTried = true;
      await refreshCsrf();
    } else {
      throw await readError(response);
    }
  }
}

function buildInit(method: string, body: unknown): RequestInit {
  const headers = new Headers({ accept: "application/json" });
  const token = csrfToken();
  if (method !== "GET" && token !== null) headers.set(csrfHeader, token);
  if (body === undefined) return { method, headers };
  if (body instanceof FormData || body instanceof Blob) {
    return { method, headers, body };
  }
  headers.set("content-type", "application/json");
  return { method, headers, body: JSON.stringify(body) };
}

function apiUrl(path: string, query: RequestOptions["query"] = {}): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value !== null && value !== undefined && value !== "") {
      search.set(name, String(value));
    }
  }
  const prefixed = /^\/api(\/|$)/.test(path) ? path : `/api${path}`;
  return search.size > 0 ? `${prefixed}?${search}` : prefixed;
}

async function readBody(response: Response): Promise<unknown> {
  if (response.status === 204) return null;
  const text = await response.text();
  const json = /\bjson\b/i.test(response.headers.get("content-type") ?? "");
  return json ? (JSON.parse(text) as unknown) : text;
}
