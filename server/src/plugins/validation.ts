import type { FastifySchemaCompiler } from "fastify";
import { IsOptional, type TSchema } from "typebox";
import { Compile } from "typebox/compile";
import { type Refusal, invalidRequest, notFound } from "./refusal.ts";

type Check = ReturnType<FastifySchemaCompiler<TSchema>>;
type Violation = ReturnType<ReturnType<typeof Compile>["Errors"]>[number];

const decimal = /^-?\d+(\.\d+)?$/;

/** Checks what arrives against the contract. Only paths and queries, which are all text, have their numbers read. */
export const compileValidator: FastifySchemaCompiler<TSchema> = ({
  schema,
  httpPart,
}): Check => {
  const type = Compile(schema);
  const optional = IsOptional(schema);
  return (value: unknown) => {
    if (optional && (value === undefined || value === null)) return { value };
    const read = httpPart === "body" ? value : readNumbers(schema, value);
    if (type.Check(read)) return { value: read };
    if (httpPart === "params") return { error: notFound("Not found.") };
    return { error: explain(type.Errors(read)) };
  };
};

function readNumbers(schema: TSchema, value: unknown): unknown {
  const properties = propertiesOf(schema);
  const entries = Object.entries(value ?? {}).map(([name, text]) => [
    name,
    isNumeric(properties.get(name)) &&
    typeof text === "string" &&
    decimal.test(text)
      ? Number(text)
      : (text as unknown),
  ]);
  return Object.fromEntries(entries) as unknown;
}

function propertiesOf(schema: TSchema): Map<string, object> {
  const properties = "properties" in schema ? schema.properties : {};
  return new Map(Object.entries(properties as Record<string, object>));
}

function isNumeric(schema: object | undefined): boolean {
  if (schema === undefined || !("type" in schema)) return false;
  return schema.type === "number" || schema.type === "integer";
}

/** A pattern is for programs to read, not for people. */
function inWords({ keyword, message }: Violation): string {
  return keyword === "pattern" ? "has characters it must not have" : message;
}

function explain(violations: Violation[]): Refusal {
  const violation = violations[0];
  if (violation === undefined) return invalidRequest("The request is invalid.");
  const field = violation.instancePath.slice(1).replaceAll("/", ".");
  const subject = field === "" ? "The request" : field;
  return invalidRequest(`${subject} ${inWords(violation)}.`);
}
