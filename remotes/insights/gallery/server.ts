import { FakeEventSource, fakeNetwork } from "@nearsay/core/standalone";
import { landFiles } from "@nearsay/core/ui";

type Reply =
  object | ((call: { path: string }) => Response | Promise<Response>);

const fetchFile = globalThis.fetch.bind(globalThis);
const network = fakeNetwork();
for (const file of Object.values(landFiles))
  network.on(`GET ${new URL(file).pathname}`, () => fetchFile(file));

// Nothing happens under a panel while its picture is taken, unless a state says so.
Object.defineProperty(window, "EventSource", { value: FakeEventSource });

let surveys = 0;

/** The number of a survey with these figures, so that no state knows of another. */
export function serveFigures(reply: Reply): string {
  const id = String(++surveys);
  changeFigures(id, reply);
  return id;
}

/** What the server says from now on. */
export function changeFigures(id: string, reply: Reply): void {
  network.on(`GET /api/surveys/${id}/analytics`, reply);
}

/** The number of a survey that tells people here and elsewhere apart. */
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

/** The number of a survey with a map of its answers. */
export function serveMap(figures: object, map: object): string {
  const id = serveFigures(figures);
  network.on(`GET /api/surveys/${id}/answer-map`, map);
  return id;
}

/** The number of a survey that tells tickets apart. */
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
