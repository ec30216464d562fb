import { deepJson } from "./corpus.ts";
import type { ValueGenerator } from "./generate-value.ts";
import type { DocumentedCall, JsonSchema } from "./openapi-document.ts";

export interface GeneratedRequest {
  method: string;
  url: string;
  headers: Record<string, string>;
  payload?: string;
}

const methods = ["GET", "POST", "PUT", "DELETE", "PATCH", "OPTIONS", "HEAD"];
const contentTypes = [
  "text/plain",
  "application/x-www-form-urlencoded",
  "multipart/form-data; boundary=x",
  "application/json; charset=utf-16",
  "x",
];

/** A request for this operation: a valid one, or one with an error somewhere. */
export function generateRequest(
  call: DocumentedCall,
  make: ValueGenerator,
): GeneratedRequest {
  const payload = generateBody(call, make);
  const contentType = make.chance(0.03)
    ? make.pick(contentTypes)
    : "application/json";
  return {
    method: make.chance(0.03) ? make.pick(methods) : call.method,
    url: generateUrl(call, make),
    headers: {
      ...(payload !== undefined && { "content-type": contentType }),
      ...generateHeaders(make),
    },
    ...(payload !== undefined && { payload }),
  };
}

function generateUrl(call: DocumentedCall, make: ValueGenerator): string {
  const parameters = call.parameters ?? [];
  const path = parameters
    .filter((parameter) => parameter.in === "path")
    .reduce(
      (url, { name, schema }) =>
        url.replace(
          `{${name}}`,
          encode(toText(make.value(schema, name)), make),
        ),
      call.path,
    );
  const query = parameters
    .filter((parameter) => parameter.in === "query")
    .filter(({ required }) => make.chance(required === true ? 0.95 : 0.6))
    .map(({ name, schema }) => {
      const value = encode(toText(make.value(schema, name)), make);
      return `${encode(name, make)}=${value}`;
    });
  if (make.chance(0.05)) query.push(...query);
  if (make.chance(0.05)) query.push(`${encode(make.nastyText(), make)}=1`);
  return query.length === 0 ? path : `${path}?${query.join("&")}`;
}

function toText(value: unknown): string {
  return typeof value === "string" ? value : (JSON.stringify(value) ?? "");
}

/** Includes broken escapes; unpaired surrogates can be sent only in this form. */
function encode(text: string, make: ValueGenerator): string {
  if (make.chance(0.02)) return make.pick(["%", "%zz", "%c0%af", "%ed%a0%80"]);
  return encodeURIComponent(text.toWellFormed());
}

function generateBody(
  call: DocumentedCall,
  make: ValueGenerator,
): string | undefined {
  const schema = bodyOf(call);
  if (schema === undefined && !make.chance(0.05)) return undefined;
  if (make.chance(0.02)) return undefined;
  if (make.chance(0.01)) return deepJson;
  const text = JSON.stringify(make.value(schema ?? { type: "object" })) ?? "";
  if (make.chance(0.02)) return text.slice(0, -1);
  if (make.chance(0.01)) return `{"__proto__":${text || "1"}}`;
  return text;
}

function bodyOf({ requestBody }: DocumentedCall): JsonSchema | undefined {
  return requestBody?.content?.["application/json"]?.schema;
}

function generateHeaders(make: ValueGenerator): Record<string, string> {
  const text = () =>
    encodeURIComponent(make.nastyText().toWellFormed()).slice(0, 2000);
  return {
    ...(make.chance(0.1) && { "idempotency-key": text() }),
    ...(make.chance(0.03) && { "x-bot-check-token": text() }),
    ...(make.chance(0.03) && { "x-csrf-token": text() }),
    ...(make.chance(0.03) && { "last-event-id": text() }),
    ...(make.chance(0.03) && { accept: text() }),
    ...(make.chance(0.02) && { "x-forwarded-for": text() }),
    ...(make.chance(0.02) && { origin: text() }),
  };
}
