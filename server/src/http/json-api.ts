import fastJson from "fast-json-stringify";
import type { FastifyInstance, FastifySerializerCompiler } from "fastify";
import type { TSchema } from "typebox";
import { notFound } from "../base/refusal.ts";
import { sendError } from "./errors.ts";
import { compileValidator } from "./validation.ts";

/**
 * Makes a part of the app an API: requests and replies are JSON as defined in
 * the contract, and everything else is refused in the common format. Replies
 * are personal, so they must not be cached, and data, so they must not be
 * rendered as pages.
 */
export function serveJson(app: FastifyInstance): void {
  app.setValidatorCompiler(compileValidator);
  app.setSerializerCompiler(compileSerializer);
  app.setErrorHandler(sendError);
  app.setNotFoundHandler((request, reply) =>
    sendError(
      notFound((say) => say.callNotFound),
      request,
      reply,
    ),
  );
  app.addHook("onRequest", (_request, reply, next) => {
    void reply.headers({
      "cache-control": "no-store",
      "content-security-policy": "default-src 'none'; frame-ancestors 'none'",
    });
    next();
  });
  readJson(app);
}

/** Bodies are JSON or empty; names that could reach a prototype are refused. */
function readJson(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser("error", "error");
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    "application/json",
    { parseAs: "string" },
    (request, text, next) => {
      if (text === "") next(null, undefined);
      else void parse(request, text.toString(), next);
    },
  );
}

type Serialize = ReturnType<FastifySerializerCompiler<TSchema>>;

const compiled = new WeakMap<TSchema, Serialize>();

/**
 * Serializes replies by the contract; a schema is compiled once, for any number
 * of operations that use it.
 */
const compileSerializer: FastifySerializerCompiler<TSchema> = ({ schema }) => {
  const serialize = compiled.get(schema) ?? fastJson(schema);
  compiled.set(schema, serialize);
  return serialize;
};
