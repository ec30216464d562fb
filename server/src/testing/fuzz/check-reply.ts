import { Compile } from "typebox/schema";
import type { DocumentedCall, JsonSchema } from "./openapi-document.ts";

export interface SeenReply {
  status: number;
  contentType: string;
  text: string;
}

/** Internal terms that no reply to a client may contain. */
const internal =
  /node_modules|\bat \S+:\d+:\d+|\.[cm]?[jt]s\b|syntax error|violates|relation "|operator does not|invalid input syntax|ECONN|PGlite|postgres|sqlstate|TypeError|ReferenceError|\[object |stack/i;

type Check = (value: unknown) => boolean;

/** Returns the error in a reply to this operation, or null. */
export type CheckReply = (
  call: DocumentedCall,
  reply: SeenReply,
) => string | null;

export function createReplyCheck(): CheckReply {
  const checks = new Map<JsonSchema, Check>();

  function fits(schema: JsonSchema, value: unknown): boolean {
    const known = checks.get(schema) ?? compile(schema);
    checks.set(schema, known);
    return known(value);
  }

  return (call, { status, contentType, text }) => {
    if (status >= 500) return `answered ${status}`;
    if (status >= 400 && internal.test(text)) return "told internals";
    const content = contentOf(call, status);
    if (text === "" || content === undefined) return null;
    const [type = ""] = contentType.split(";");
    const schema = content[type]?.schema;
    if (schema === undefined) return `answered ${type || "no type"}`;
    if (type !== "application/json") return null;
    return fits(schema, JSON.parse(text)) ? null : "does not fit its schema";
  };
}

function contentOf({ responses }: DocumentedCall, status: number) {
  const response =
    responses[String(status)] ?? responses[`${Math.floor(status / 100)}XX`];
  return response?.content;
}

function compile(schema: JsonSchema): Check {
  const validator = Compile(schema as object);
  return (value) => validator.Check(value);
}
