import fastJson from "fast-json-stringify";
import type { FastifySerializerCompiler } from "fastify";
import type { TSchema } from "typebox";

type Serialize = ReturnType<FastifySerializerCompiler<TSchema>>;

const compiled = new WeakMap<TSchema, Serialize>();

/** Writes answers by the contract; a schema is compiled once, however many calls answer by it. */
export const compileSerializer: FastifySerializerCompiler<TSchema> = ({
  schema,
}) => {
  const serialize = compiled.get(schema) ?? fastJson(schema);
  compiled.set(schema, serialize);
  return serialize;
};
