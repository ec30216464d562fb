import fastifyPlugin from "fastify-plugin";

const everywhere = {
  "x-content-type-options": "nosniff",
  "referrer-policy": "strict-origin-when-cross-origin",
  "cross-origin-opener-policy": "same-origin",
} as const;

const yearInSeconds = 31_536_000;

/** Security headers that every answer carries, whatever it holds. */
export const securityHeaders = fastifyPlugin((app, _options, done) => {
  app.addHook("onRequest", (request, reply, next) => {
    void reply.headers(everywhere);
    if (request.protocol === "https") {
      void reply.header(
        "strict-transport-security",
        `max-age=${yearInSeconds}`,
      );
    }
    next();
  });
  done();
});

/** Headers of API replies: personal, so never kept, and data, so never a page. */
export const apiHeaders = fastifyPlugin((app, _options, done) => {
  app.addHook("onRequest", (_request, reply, next) => {
    void reply.headers({
      "cache-control": "no-store",
      "content-security-policy": "default-src 'none'; frame-ancestors 'none'",
    });
    next();
  });
  done();
});
