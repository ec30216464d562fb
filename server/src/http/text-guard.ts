import type { FastifyRequest } from "fastify";
import fastifyPlugin from "fastify-plugin";
import { invalidRequest } from "../base/refusal.ts";

// Neither can be stored as text; the database would return an error.
const unstorable = /[\0\p{Surrogate}]/u;

/** Refuses NUL characters and unpaired surrogates anywhere in a path, query or body. */
export const textGuard = fastifyPlugin((app, _options, done) => {
  app.addHook("preValidation", (request, _reply, next) => {
    if (isClean(request)) next();
    else next(invalidRequest((say) => say.textCharactersInvalid));
  });
  done();
});

function isClean({ url, params, query, body }: FastifyRequest): boolean {
  // Without an escape, a URL contains printable characters only.
  if (body === undefined && !url.includes("%")) return true;
  return everyText([params, query, body], (text) => !unstorable.test(text));
}

/** Walks without recursion, so that deep nesting cannot exhaust the stack. */
function everyText(root: unknown, holds: (text: string) => boolean): boolean {
  const waiting = [root];
  while (waiting.length > 0) {
    const value = waiting.pop();
    if (typeof value === "string" && !holds(value)) return false;
    if (typeof value === "object" && value !== null) {
      const entries = Object.entries(value) as [string, unknown][];
      for (const [name, item] of entries) {
        if (!holds(name)) return false;
        waiting.push(item);
      }
    }
  }
  return true;
}
