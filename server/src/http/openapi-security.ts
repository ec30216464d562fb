import type { Call } from "@nearsay/core/contract/schema";

/** How operations identify the client. */
export const securitySchemes = {
  session: {
    type: "apiKey",
    in: "cookie",
    name: "nearsay_session",
    description:
      "Set by `POST /api/auth/anon`; over https its name begins with `__Host-`",
  },
  csrf: {
    type: "apiKey",
    in: "header",
    name: "x-csrf-token",
    description:
      "The value of the cookie nearsay_csrf, which `GET /api/health` sets",
  },
  botCheck: {
    type: "apiKey",
    in: "header",
    name: "x-bot-check-token",
    description:
      "Of a solved challenge of `GET /api/bot-check/challenge`, where this site checks for bots",
  },
  surveyKey: {
    type: "http",
    scheme: "bearer",
    description: "A key of the survey, as publishing it tells",
  },
  operatorKey: {
    type: "http",
    scheme: "bearer",
    description: "A key of an operator, as the command that makes it tells",
  },
  kioskGrant: {
    type: "http",
    scheme: "bearer",
    description: "The token of a kiosk's grant, as making it tells",
  },
  embedToken: {
    type: "http",
    scheme: "bearer",
    description: "Of a visitor of an embedded survey, as their visit tells it",
  },
} as const;

type Requirement = Partial<Record<keyof typeof securitySchemes, []>>;

const byKey = new Set(["ownership", "reading", "news", "moderation"]);

/** What an operation requires; an empty requirement means that it also works without any. */
export function securityOf({ tag, method, action }: Call): Requirement[] {
  if (byKey.has(tag)) return [{ surveyKey: [] }];
  if (tag === "operator") return [{ operatorKey: [] }];
  if (tag === "kiosk") return [{ kioskGrant: [] }];
  if (tag === "embed") return [{ embedToken: [] }, {}];
  if (method === "GET") return [{ session: [] }, {}];
  const changing: Requirement = { session: [], csrf: [] };
  // Bot checks may be off on a site.
  return action ? [{ ...changing, botCheck: [] }, changing] : [changing];
}
