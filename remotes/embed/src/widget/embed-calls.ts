import {
  type HttpReply,
  ApiError,
  loadBotCheck,
  noReply,
  readHttpReply,
  readData,
  readError,
  wantedAction,
  wantedPrice,
} from "@nearsay/core/api";
import {
  type Action,
  type EmbedVisit,
  readEmbedVisit,
} from "@nearsay/core/contract";

/** Where a survey is shown. */
export interface EmbedPlace {
  /** The site's origin; empty on a page of the site itself. */
  site: string;
  /** Its number or uuid. */
  survey: string;
  /** In our own frame: the origin of the surrounding page. */
  parent?: string | null;
  /** Whether the next visit is that of an unknown visitor, because nothing can be stored. */
  unkept?: boolean;
}

/** The requests of one survey on one page by one visitor, without cookies. */
export interface EmbedCalls {
  /** The visitor's token. */
  visitor: () => string;
  /** @param asked The reply, if it was requested already. */
  visit: (asked?: Promise<Response>) => Promise<EmbedVisit>;
  /**
   * Visits as a returning visitor; other requests wait while this runs. Null if
   * the server does not know the visitor; then everything stays unchanged.
   */
  visitAs: (visitor: string) => Promise<EmbedVisit | null>;
  call: (settings: Call) => Promise<unknown>;
}

interface Call {
  method: "GET" | "POST" | "DELETE";
  path: string;
  body?: object;
  /** The action that a bot-check token is for. */
  action?: Action;
  key?: string;
}

const timeoutMs = 20_000;

export function createEmbedCalls(
  place: EmbedPlace,
  visitor: string,
): EmbedCalls {
  let token = visitor;
  /** Visits accept a number or uuid, the other requests only the number. */
  let { survey } = place;
  let returning: Promise<unknown> | null = null;

  async function visit(asked?: Promise<Response>): Promise<EmbedVisit> {
    const { parent, unkept } = place;
    const query = String(
      new URLSearchParams({
        ...(parent && { parent }),
        ...(unkept && { kept: "nowhere" }),
      }),
    );
    const path = `/visits${query && `?${query}`}`;
    const received = await (asked
      ? receive(asked)
      : send({ method: "GET", path }));
    const started = readEmbedVisit(dataOf(received));
    token = started.token;
    survey = started.survey.id;
    return started;
  }

  function visitAs(known: string): Promise<EmbedVisit | null> {
    const before = token;
    token = known;
    let found: EmbedVisit | null = null;
    const visiting = visit()
      .then((visited) => {
        if (visited.consented || visited.responded) found = visited;
        return found;
      })
      .finally(() => {
        if (found === null) token = before;
      });
    returning = visiting.catch(() => undefined);
    return visiting;
  }

  /**
   * A page rendered for everyone brings no token. An expired token is renewed
   * once, and a bot check is solved for each requested difficulty.
   */
  async function call(settings: Call): Promise<unknown> {
    await returning;
    if (token === "") await visit();
    const tried = new Set<number>();
    for (let price = 1; ;) {
      try {
        return await attempt(settings, price);
      } catch (error) {
        const remedy = remedyFor(error);
        if (remedy === null || tried.has(remedy)) throw error;
        tried.add(remedy);
        if (remedy === 0) await visit();
        else price = remedy;
      }
    }
  }

  async function attempt(settings: Call, price: number): Promise<unknown> {
    const { action } = settings;
    const proof = action === undefined ? null : await prove(action, price);
    return dataOf(await send(settings, proof));
  }

  async function prove(action: Action, price: number): Promise<string | null> {
    const [reply, { answerChallenge }] = await Promise.all([
      send({ method: "GET", path: proofPath(action, price) }),
      loadBotCheck(),
    ]);
    const isOurs = place.site === "";
    return answerChallenge(dataOf(reply), action, undefined, isOurs);
  }

  function send(
    settings: Call,
    proof: string | null = null,
  ): Promise<HttpReply> {
    const signal = AbortSignal.timeout(timeoutMs);
    const base = `${place.site}/api/embed/surveys/${encodeURIComponent(survey)}`;
    const init = { ...initOf(settings, token, proof), signal };
    return receive(fetch(base + settings.path, init), signal);
  }

  return { visitor: () => token, visit, visitAs, call };
}

/** The difficulty of a bot check to solve, 0 for an expired token; null if a retry cannot help. */
function remedyFor(error: unknown): number | null {
  if (!(error instanceof ApiError)) return null;
  if (error.status === 401) return 0;
  return wantedAction(error) === null ? null : wantedPrice(error);
}

function initOf(
  { method, body, key }: Call,
  token: string,
  proof: string | null,
): RequestInit {
  return {
    method,
    credentials: "omit",
    headers: {
      ...(token !== "" && { authorization: `Bearer ${token}` }),
      ...(proof !== null && { "x-bot-check-token": proof }),
      ...(key !== undefined && { "idempotency-key": key }),
      ...(body && { "content-type": "application/json" }),
    },
    ...(body && { body: JSON.stringify(body) }),
  };
}

function proofPath(action: Action, price: number): string {
  return `/bot-check?action=${action}${price > 1 ? `&price=${price}` : ""}`;
}

async function receive(
  asking: Promise<Response>,
  timeout?: AbortSignal,
): Promise<HttpReply> {
  try {
    return await readHttpReply(await asking);
  } catch {
    throw noReply(timeout?.aborted ?? false);
  }
}

function dataOf(reply: HttpReply): unknown {
  if (!reply.ok) throw readError(reply);
  return readData(reply);
}
