import type { FastifyRequest } from "fastify";
import type { Networks } from "../location/networks.ts";
import type { Callers } from "./callers.ts";
import type { Actor } from "./session-repository.ts";

/** What is shown to be let into a survey. */
export interface Credential {
  code?: string | undefined;
  shareToken?: string | undefined;
}

/** Whoever makes a request. Nothing is looked up before it is asked for. */
export interface Visitor {
  credential: Credential;
  /** Null without a session. */
  actor(): Promise<Actor | null>;
  /** A hash of the network the request comes from. */
  network(): Promise<string>;
}

/** A visitor that is known already. */
export function visitorAs(
  actor: Actor | null,
  credential: Credential = {},
): Visitor {
  return {
    credential,
    actor: () => Promise.resolve(actor),
    network: () => Promise.resolve("here"),
  };
}

export interface Visitors {
  of(request: FastifyRequest, credential?: CredentialInput): Visitor;
}

/** As queries and bodies spell it. */
interface CredentialInput {
  code?: string | undefined;
  share_token?: string | undefined;
}

export function createVisitors(callers: Callers, networks: Networks): Visitors {
  return {
    of: (request, { code, share_token } = {}) => ({
      credential: { code, shareToken: share_token },
      actor: () => callers.viewer(request),
      network: () => networks.of(request.ip),
    }),
  };
}
