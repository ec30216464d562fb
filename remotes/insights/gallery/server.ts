import { FakeEventSource, fakeNetwork } from "@nearsay/core/standalone";
import { landFiles } from "@nearsay/core/ui";

type Reply =
  object | ((call: { path: string }) => Response | Promise<Response>);

const fetchFile = globalThis.fetch.bind(globalThis);
const network = fakeNetwork();
for (const file of Object.values(landFiles))
  network.on(`GET ${new URL(file).pathname}`, () => fetchFile(file));

// No live events arrive while a screenshot is taken, unless a state sends them.
Object.defineProperty(window, "EventSource", { value: FakeEventSource });

let surveys = 0;

/**
 * Returns the number of a new survey with these figures, so that states do not
 * affect each other.
 */
export function serveFigures(reply: Reply): string {
  const id = String(++surveys);
  changeFigures(id, reply);
  return id;
}

/** Changes the server's reply from then on. */
export function changeFigures(id: string, reply: Reply): void {
  network.on(`GET /api/surveys/${id}/analytics`, reply);
}

/** Returns the number of a survey with separate figures of people here and elsewhere. */
export function servePlaces(replies: {
  all: object;
  here: object;
  elsewhere: object;
}): string {
  const { all, here, elsewhere } = replies;
  return serveFigures(({ path }: { path: string }) =>
    Response.json(
      path.includes("from=here")
        ? here
        : path.includes("from=elsewhere")
          ? elsewhere
          : all,
    ),
  );
}

/** Returns the number of a survey with a map of its answers. */
export function serveMap(figures: object, map: object): string {
  const id = serveFigures(figures);
  network.on(`GET /api/surveys/${id}/answer-map`, map);
  return id;
}

/** Returns the number of a survey with separate ticket figures. */
export function serveSides(replies: {
  all: object;
  tickets: object;
  others: object;
}): string {
  const { all, tickets, others } = replies;
  return serveFigures(({ path }: { path: string }) =>
    Response.json(
      path.includes("only=tickets")
        ? tickets
        : path.includes("without=tickets")
          ? others
          : all,
    ),
  );
}
