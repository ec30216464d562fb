import { firstLanguage, type Language } from "@nearsay/core/contract";
import type { FastifySchemaCompiler } from "fastify";
import { IsOptional, type TSchema } from "typebox";
import { Compile } from "typebox/compile";
import { Locale } from "typebox/system";
import { type Refusal, invalidRequest, notFound } from "../base/refusal.ts";

type Check = ReturnType<FastifySchemaCompiler<TSchema>>;
type Violation = ReturnType<ReturnType<typeof Compile>["Errors"]>[number];

type Validator = ReturnType<typeof Compile>;

const compiled = new WeakMap<TSchema, Validator>();

const decimal = /^-?\d+(\.\d+)?$/;

/**
 * Validates requests against the contract. Numbers are parsed only in paths and
 * queries, which consist of text.
 */
export const compileValidator: FastifySchemaCompiler<TSchema> = ({
  schema,
  httpPart,
}): Check => {
  const type = compileOnce(schema);
  const optional = IsOptional(schema);
  const numbers = httpPart === "body" ? new Set<string>() : numbersOf(schema);
  return (value: unknown) => {
    if (optional && (value === undefined || value === null)) return { value };
    const read = numbers.size === 0 ? value : readNumbers(numbers, value);
    if (type.Check(read)) return { value: read };
    if (httpPart === "params")
      return { error: notFound((say) => say.notFound) };
    return { error: explain(type.Errors(read)) };
  };
};

/** Operations share schemas, and a GET route has a HEAD route with the same schema. */
function compileOnce(schema: TSchema): Validator {
  const validator = compiled.get(schema) ?? Compile(schema);
  compiled.set(schema, validator);
  return validator;
}

function readNumbers(numbers: Set<string>, value: unknown): unknown {
  const read: Record<string, unknown> = { ...(value as object) };
  for (const name of numbers) {
    const text = Object.hasOwn(read, name) ? read[name] : undefined;
    if (typeof text === "string" && decimal.test(text))
      read[name] = Number(text);
  }
  return read;
}

/** The names of a schema's numeric properties. */
function numbersOf(schema: TSchema): Set<string> {
  const properties = "properties" in schema ? schema.properties : {};
  const entries = Object.entries(properties as Record<string, object>);
  const numeric = entries.filter(([, property]) => isNumeric(property));
  return new Set(numeric.map(([name]) => name));
}

function isNumeric(schema: object): boolean {
  if (!("type" in schema)) return false;
  return schema.type === "number" || schema.type === "integer";
}

/** The schema library's message about a value, without its field. */
const problemIn: Record<
  Exclude<Language, typeof firstLanguage>,
  (violation: Violation) => string
> = {
  ar: Locale.ar_001,
  de: Locale.de_DE,
  es: Locale.es_ES,
  fr: Locale.fr_FR,
  tr: Locale.tr_TR,
  uk: Locale.uk_UA,
  pl: Locale.pl_PL,
};

function explain(violations: Violation[]): Refusal {
  const violation = violations[0];
  if (violation === undefined)
    return invalidRequest((say) => say.requestInvalid);
  const field = violation.instancePath.slice(1).replaceAll("/", ".");
  // A regular expression is not readable for users.
  if (violation.keyword === "pattern")
    return invalidRequest(
      field === ""
        ? (say) => say.requestPattern
        : (say) => say.fieldPattern({ field }),
    );
  const problem = (language: Language) =>
    language === firstLanguage
      ? violation.message
      : problemIn[language](violation);
  return invalidRequest(
    field === ""
      ? (say, language) => say.requestProblem({ problem: problem(language) })
      : (say, language) =>
          say.fieldProblem({ field, problem: problem(language) }),
  );
}
