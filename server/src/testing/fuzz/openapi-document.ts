/** The parts of an OpenAPI document that requests are generated from. */
export interface JsonSchema {
  type?: string | string[];
  anyOf?: JsonSchema[];
  oneOf?: JsonSchema[];
  const?: unknown;
  enum?: unknown[];
  format?: string;
  minimum?: number;
  maximum?: number;
  minLength?: number;
  maxLength?: number;
  maxItems?: number;
  minItems?: number;
  items?: JsonSchema;
  properties?: Record<string, JsonSchema>;
  patternProperties?: Record<string, JsonSchema>;
  additionalProperties?: boolean | JsonSchema;
  required?: string[];
}

interface Content {
  content?: Record<string, { schema?: JsonSchema }>;
}

export interface Operation {
  operationId?: string;
  parameters?: {
    name: string;
    in: string;
    required?: boolean;
    schema: JsonSchema;
  }[];
  requestBody?: Content;
  responses: Record<string, Content>;
}

export interface OpenApiDocument {
  paths: Record<string, Record<string, Operation>>;
  components?: object;
}

/** One operation of the document. */
export interface DocumentedCall extends Operation {
  path: string;
  method: string;
}

/** With all references resolved. */
export function listCalls(document: OpenApiDocument): DocumentedCall[] {
  const paths = resolved(document.paths, document) as OpenApiDocument["paths"];
  return Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, operation]) => ({
      ...operation,
      path,
      method: method.toUpperCase(),
    })),
  );
}

function resolved(value: unknown, document: object): unknown {
  if (Array.isArray(value))
    return value.map((part) => resolved(part, document));
  if (typeof value !== "object" || value === null) return value;
  if ("$ref" in value)
    return resolved(referred(value.$ref, document), document);
  return Object.fromEntries(
    Object.entries(value).map(([key, part]) => [key, resolved(part, document)]),
  );
}

/** @param ref Such as #/components/schemas/SurveyItem. */
function referred(ref: unknown, document: object): unknown {
  let found: unknown = document;
  for (const name of String(ref).split("/").slice(1))
    found = (found as Record<string, unknown>)[name];
  if (found === undefined) throw new Error(`Nothing is at ${String(ref)}.`);
  return found;
}
