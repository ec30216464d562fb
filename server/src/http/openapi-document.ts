import { STATUS_CODES } from "node:http";
import * as contract from "@nearsay/core/contract/schema";

type Json = Record<string, unknown>;

export interface Operation extends Json {
  operationId: string;
  tags: string[];
  responses: Record<string, Json>;
}

export interface OpenApiDocument {
  paths: Record<string, Record<string, Operation>>;
  components: { schemas?: Json; responses?: Json; [part: string]: unknown };
}

const refusal = { $ref: "#/components/responses/Refusal" };

/**
 * Optimizes the document for programs: a schema with a name in the contract
 * occurs once, under that name, and every reply has a description.
 */
export function shareComponents(document: OpenApiDocument): OpenApiDocument {
  const names = new Set(["ErrorReply"]);
  const share = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(share);
    if (typeof value !== "object" || value === null) return value;
    const name = namesBySchema.get(JSON.stringify(value));
    if (name === undefined) return shareIn(value, share);
    names.add(name);
    return { $ref: `#/components/schemas/${name}` };
  };
  const paths = share(
    describeReplies(document.paths),
  ) as OpenApiDocument["paths"];
  const schemas: Json = {};
  // A named schema may contain others that are used nowhere else.
  for (const name of names)
    schemas[name] = shareIn(schemasByName.get(name) ?? {}, share);
  return {
    ...document,
    paths,
    components: { ...document.components, schemas, responses },
  };
}

function shareIn(value: object, share: (value: unknown) => unknown): Json {
  return Object.fromEntries(
    Object.entries(value).map(([key, part]) => [key, share(part)]),
  );
}

/** Uses one shared refusal, and describes replies by the text of their status. */
function describeReplies(paths: OpenApiDocument["paths"]) {
  return shareIn(paths, (operations) =>
    shareIn(operations as object, (operation) => {
      const { responses, ...rest } = operation as Operation;
      return { ...rest, responses: describe(responses) };
    }),
  );
}

function describe(responses: Operation["responses"]): Json {
  const described: Json = {};
  for (const [status, reply] of Object.entries(responses))
    described[status] = status.endsWith("XX")
      ? refusal
      : { ...reply, description: STATUS_CODES[status] ?? "" };
  return described;
}

const responses = {
  Refusal: {
    description: "The request was refused.",
    content: {
      "application/json": {
        schema: { $ref: "#/components/schemas/ErrorReply" },
        example: {
          status: 404,
          msg: "Survey not found.",
          code: "NOT_FOUND",
        },
      },
    },
  },
};

/**
 * Named objects of the contract. Sharing smaller schemas as well would make the
 * document harder to read.
 */
const schemasByName = new Map<string, object>(
  Object.entries(contract).flatMap(([name, schema]) =>
    "type" in schema && schema.type === "object" && "properties" in schema
      ? [
          [
            name,
            JSON.parse(JSON.stringify(schema), writeConstant) as object,
          ] as const,
        ]
      : [],
  ),
);

/** As the document has it: a constant is a list of one value. */
function writeConstant(_key: string, part: unknown): unknown {
  if (typeof part !== "object" || part === null || !("const" in part))
    return part;
  const entries = Object.entries(part);
  return Object.fromEntries(
    entries.map(([key, value]) =>
      key === "const" ? ["enum", [value]] : [key, value],
    ),
  );
}

const namesBySchema = new Map(
  [...schemasByName].map(([name, schema]) => [JSON.stringify(schema), name]),
);
