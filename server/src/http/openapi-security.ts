import type { Call } from "@nearsay/core/contract/schema";

/** How operations identify the client. */
export const securitySchemes = {
  session: {
    type: "apiKey",
    in: "cookie",
    name: "nearsay_session",
    description:
      "Session cookie, set by `POST /api/auth/anon`. Over https, its name begins with `__Host-`.",
  },
  csrf: {
    type: "apiKey",
    in: "header",
    name: "x-csrf-token",
    description:
      "Value of the cookie `nearsay_csrf`, which `GET /api/health` sets.",
  },
  botCheck: {
    type: "apiKey",
    in: "header",
    name: "x-bot-check-token",
    description:
      "Token from a solved challenge of `GET /api/bot-check/challenge`. Required if this site uses bot checks.",
  },
  surveyKey: {
    type: "http",
    scheme: "bearer",
    description:
      "Key of the survey, returned when the survey is published or the key is created.",
  },
  operatorKey: {
    type: "http",
    scheme: "bearer",
    description: "Operator key, printed by the command that creates it.",
  },
  kioskGrant: {
    type: "http",
    scheme: "bearer",
    description: "Token of a kiosk grant, returned when the grant is created.",
  },
  embedToken: {
    type: "http",
    scheme: "bearer",
    description:
      "Token of a visitor of an embedded survey, returned when the visit is started.",
  },
} as const;

type Requirement = Partial<Record<keyof typeof securitySchemes, []>>;

const byKey = new Set(["ownership", "reading", "news", "moderation"]);

/** What an operation requires; an empty requirement means that it also works without any. */
export function securityOf({ tag, method, path, action }: Call): Requirement[] {
  if (byKey.has(tag) || path.startsWith("/manage/")) return [{ surveyKey: [] }];
  if (tag === "operator") return [{ operatorKey: [] }];
  if (tag === "kiosk") return [{ kioskGrant: [] }];
  if (tag === "embed") return [{ embedToken: [] }, {}];
  if (method === "GET") return [{ session: [] }, {}];
  const changing: Requirement = { session: [], csrf: [] };
  // Bot checks may be off on a site.
  return action ? [{ ...changing, botCheck: [] }, changing] : [changing];
}
