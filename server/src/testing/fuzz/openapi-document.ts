/** The parts of an OpenAPI document that requests are made from. */
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
}

/** One call of the document. */
export interface DocumentedCall extends Operation {
  path: string;
  method: string;
}

export function listCalls({ paths }: OpenApiDocument): DocumentedCall[] {
  return Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, operation]) => ({
      ...operation,
      path,
      method: method.toUpperCase(),
    })),
  );
}
