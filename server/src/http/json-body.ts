import fastifyPlugin from "fastify-plugin";

/** Bodies are JSON or nothing; names that could reach a prototype are refused. */
export const jsonBody = fastifyPlugin((app, _options, done) => {
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
  done();
});
