import { surveyDocumentSchema } from "@nearsay/core/contract";
import { SurveyDocument } from "@nearsay/core/contract/schema";
import type { FastifyInstance } from "fastify";

const document = JSON.stringify({
  $schema: "https://json-schema.org/draft/2020-12/schema",
  ...SurveyDocument,
});

/** Serves the JSON schema of survey files for any tool: the same for everyone, without cookies. */
export function surveySchemaRoute(app: FastifyInstance): void {
  app.get(surveyDocumentSchema, { schema: { hide: true } }, (_, reply) =>
    reply
      .headers({
        "access-control-allow-origin": "*",
        "cache-control": "public, max-age=3600",
        "content-type": "application/schema+json",
      })
      .send(document),
  );
}
