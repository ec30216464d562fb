import type { FastifyRequest } from "fastify";
import { StatementError } from "../base/db/errors.ts";

/** A query: search terms, codes, tokens, locations. */
const query = /\?[^\s"']+/g;
/** What a path may contain in addition to the words of its route. */
const identifier = /^(\d+|[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12})?$/i;
/** The form of a credential inside a sentence. */
const credentials = /\b(Bearer\s+|Basic\s+|sk-)[\w.~+/=-]+/gi;
/** Names of fields with secrets in headers, cookies, bodies and rows. */
const secretName =
  /(?<!status)code$|token|secret|cookie|session|csrf|authorization|password|api.?key|challenge|expected|^email$/i;
const blot = "…";
const deepest = 6;

/**
 * How requests and errors are logged: without headers and queries, and of paths
 * only the words of the route and numbers.
 */
export const logSerializers = {
  req: ({ method, url, id, routeOptions }: FastifyRequest) => ({
    id,
    method,
    url: redactPath(url, routeOptions.url),
  }),
  err: describeError,
};

/**
 * Redacts all other logged data by the names of its fields; errors, requests
 * and replies have serializers.
 */
export const logFormatters = {
  log: (fields: Record<string, unknown>) => redactFields(fields, 0),
};

export function redactUrl(url: string): string {
  return url.replace(query, `?${blot}`);
}

/** @param route The pattern of its path; undefined for unknown paths. */
export function redactPath(url: string, route = ""): string {
  const words = route.split("/");
  const [path = "", ...rest] = url.split("?");
  const known = path
    .split("/")
    .map((part, at) =>
      part === words[at] || identifier.test(part) ? part : blot,
    );
  return known.join("/") + (rest.length > 0 ? `?${blot}` : "");
}

/**
 * An error without values that it may contain: only what identifies the failure
 * and its location.
 */
export function describeError(error: Error): {
  [field: string]: unknown;
  type: string;
  message: string;
  stack: string;
} {
  const message = redactMessage(error);
  const frames = /(\n\s+at .*)+$/.exec(error.stack ?? "")?.[0] ?? "";
  return {
    type: error.name,
    message,
    stack: `${error.name}: ${message}${frames}`,
    ...("code" in error && { code: String(error.code) }),
    ...(error instanceof StatementError && {
      constraint: error.constraint,
      table: error.table,
      column: error.column,
    }),
    ...(error.cause instanceof Error && {
      cause: describeError(error.cause),
    }),
  };
}

/** A database quotes the invalid value, and JSON.parse the text that it could not parse. */
function redactMessage(error: Error): string {
  const text = redactUrl(error.message).replace(credentials, `$1${blot}`);
  const quotes =
    error instanceof StatementError || error instanceof SyntaxError;
  return quotes ? text.replace(/"[^]*"|'[^]*'/g, `"${blot}"`) : text;
}

function redact(value: unknown, depth: number): unknown {
  if (typeof value === "string") return redactUrl(value);
  if (typeof value !== "object" || value === null) return value;
  if (depth > deepest) return blot;
  if (Array.isArray(value)) return value.map((item) => redact(item, depth + 1));
  if (isPlain(value)) return redactFields(value, depth);
  return value instanceof Error && depth > 1 ? describeError(value) : value;
}

function redactFields(fields: object, depth: number): Record<string, unknown> {
  const entries = Object.entries(fields).map(([name, field]) => [
    name,
    secretName.test(name) ? blot : redact(field, depth + 1),
  ]);
  return Object.fromEntries(entries) as Record<string, unknown>;
}

function isPlain(value: object): boolean {
  const prototype = Object.getPrototypeOf(value) as unknown;
  return prototype === Object.prototype || prototype === null;
}
