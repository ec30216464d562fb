import { fakeNetwork, json, type NetworkCall } from "@nearsay/core/standalone";

type Reply = object | (() => Response | Promise<Response>);

/** The replies for each key, by the path below /operator. */
const repliesOf = new Map<string, Record<string, Reply>>();

const network = fakeNetwork();

/**
 * Serves a separate operator's page, so that states do not affect each other,
 * and returns its key.
 */
export function serveOperator(replies: Record<string, Reply>): string {
  const key = `gallery-${repliesOf.size + 1}`;
  repliesOf.set(key, replies);
  for (const route of Object.keys(replies)) network.on(asCalled(route), answer);
  return key;
}

function asCalled(route: string): string {
  return route.replace(" ", " /api/operator");
}

function answer({ method, path, headers }: NetworkCall) {
  const key = headers.get("authorization")?.replace("Bearer ", "") ?? "";
  const route = `${method} ${path.replace(/^\/api\/operator|\?.*$/g, "")}`;
  const reply = repliesOf.get(key)?.[route] ?? { items: [], next: null };
  return typeof reply === "function"
    ? (reply as () => Response)()
    : json(reply);
}
