import type { DocumentedCall, JsonSchema } from "./fuzz/openapi-document.ts";

interface FilledRequest {
  method: string;
  url: string;
  headers: Record<string, string>;
  payload?: string;
}

/** Values by field name; other fields get the simplest valid value. */
export type Values = Record<string, unknown>;

/** A valid request for a documented operation, with these values in the fields of their names. */
export function fillRequest(
  call: DocumentedCall,
  values: Values,
): FilledRequest {
  const query = new URLSearchParams();
  let url = call.path;
  for (const { name, in: place, required, schema } of call.parameters ?? []) {
    const value = String(fill(schema, name, values));
    if (place === "path") url = url.replace(`{${name}}`, value);
    else if (required === true || Object.hasOwn(values, name))
      query.set(name, value);
  }
  const schema = call.requestBody?.content?.["application/json"]?.schema;
  return {
    method: call.method,
    url: query.size > 0 ? `${url}?${query}` : url,
    headers: schema ? { "content-type": "application/json" } : {},
    ...(schema && { payload: JSON.stringify(fill(schema, "", values)) }),
  };
}

function fill(schema: JsonSchema, name: string, values: Values): unknown {
  if (name !== "" && Object.hasOwn(values, name)) return values[name];
  const choice = schema.anyOf?.[0] ?? schema.oneOf?.[0];
  if (choice !== undefined) return fill(choice, name, values);
  if ("const" in schema) return schema.const;
  if (schema.enum !== undefined) return schema.enum[0];
  return plainest(schema, [schema.type ?? "null"].flat()[0] ?? "null", values);
}

function plainest(schema: JsonSchema, type: string, values: Values): unknown {
  switch (type) {
    case "string":
      if (schema.format === "email") return "someone@example.org";
      return "plain text".padEnd(schema.minLength ?? 0, "x");
    case "integer":
    case "number":
      return Math.max(1, schema.minimum ?? 1);
    case "boolean":
      return true;
    case "array":
      return [fill(schema.items ?? {}, "", values)];
    case "object":
      return fillObject(schema, values);
    default:
      return null;
  }
}

function fillObject(
  { properties = {}, required = [] }: JsonSchema,
  values: Values,
): Record<string, unknown> {
  const wanted = Object.entries(properties).filter(
    ([name]) => required.includes(name) || Object.hasOwn(values, name),
  );
  return Object.fromEntries(
    wanted.map(([name, item]) => [name, fill(item, name, values)]),
  );
}
