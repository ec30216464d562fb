import type { FastifyInstance } from "fastify";
import { Refusal } from "../base/refusal.ts";

declare module "fastify" {
  interface FastifyContextConfig {
    /** The methods of a path, on the route that refuses the others. */
    allow?: string;
  }
}

const methods = ["GET", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"] as const;

/**
 * Tracks the operations that are registered from then on. Call the returned
 * function after the last one: it makes their paths respond with 405 to every
 * other method, whatever else is wrong with the request.
 */
export function watchMethods(app: FastifyInstance): () => void {
  const known = new Map<string, string[]>();
  app.addHook("onRoute", ({ routePath, method, config }) => {
    if (config?.call === undefined) return;
    known.set(routePath, [...(known.get(routePath) ?? []), method].flat());
  });
  app.addHook("onRequest", (request, reply, next) => {
    const { allow } = request.routeOptions.config;
    if (allow === undefined) {
      next();
      return;
    }
    void reply.header("allow", allow);
    next(refusal());
  });
  return () => {
    for (const [path, served] of known) refuseOthers(app, path, served);
  };
}

function refuseOthers(app: FastifyInstance, url: string, served: string[]) {
  const allow = [...new Set(served)].sort().join(", ");
  app.route({
    method: methods.filter((method) => !served.includes(method)),
    url,
    schema: { hide: true },
    config: { allow },
    exposeHeadRoute: false,
    handler: () => Promise.reject(refusal()),
  });
}

function refusal(): Refusal {
  return new Refusal("METHOD_NOT_ALLOWED", (say) => say.methodNotAllowed);
}
