import type { FastifyRequest } from "fastify";
import type { BotCheck } from "./bot-check/bot-check.ts";
import { type Networks, personEra } from "./location/networks.ts";
import type { Callers } from "./session/callers.ts";
import type { Actor } from "./session/session-repository.ts";

/** What a visitor presents to be admitted to a survey. */
export interface Credential {
  code?: string | undefined;
  shareToken?: string | undefined;
}

/** A visitor who makes a request. Nothing is looked up before it is needed. */
export interface Visitor {
  credential: Credential;
  /** Null without a session. */
  actor(): Promise<Actor | null>;
  /** A hash of the network that the request comes from. */
  network(): Promise<string>;
  /** The name of this network in a survey; see Networks.inSurvey. */
  networkIn(surveyId: number): Promise<string>;
  /** The name of this person in a survey; see Networks.personIn. */
  personIn(surveyId: number, ballot: string): Promise<string>;
  /**
   * The difficulty of the bot check that the request has solved for entering a
   * code, which the first call uses up; 0 for none.
   */
  solvedDifficulty(): Promise<number>;
}

/** A visitor whose identity, and network, is known already. */
export function visitorAs(
  actor: Actor | null,
  credential: Credential = {},
  network = "here",
): Visitor {
  return {
    credential,
    actor: () => Promise.resolve(actor),
    network: () => Promise.resolve(network),
    networkIn: () => Promise.resolve(`here:${network}`),
    personIn: (_, ballot) => Promise.resolve(`${personEra}:${ballot}`),
    solvedDifficulty: () => Promise.resolve(0),
  };
}

export type Visitors = ReturnType<typeof createVisitors>;

export function createVisitors(
  callers: Callers,
  networks: Networks,
  botCheck: BotCheck,
) {
  /** A class, for speed: one is created for every request. */
  class RequestVisitor implements Visitor {
    readonly credential: Credential;
    readonly #request: FastifyRequest;

    constructor(request: FastifyRequest, credential: Credential) {
      this.#request = request;
      this.credential = credential;
    }

    actor() {
      return callers.viewer(this.#request);
    }

    network() {
      return networks.of(this.#request.ip);
    }

    networkIn(surveyId: number) {
      return networks.inSurvey(this.#request.ip, surveyId);
    }

    personIn(surveyId: number, ballot: string) {
      return networks.personIn(ballot, surveyId);
    }

    solvedDifficulty() {
      return botCheck.solvedDifficulty(this.#request, "access_code");
    }
  }

  return {
    /** @param credential In the spelling of queries and bodies. */
    of: (
      request: FastifyRequest,
      credential: {
        code?: string | undefined;
        share_token?: string | undefined;
      } = {},
    ): Visitor => {
      const { code, share_token: shareToken } = credential;
      return new RequestVisitor(request, { code, shareToken });
    },
  };
}
