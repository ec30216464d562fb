import { FakeEventSource, fakeNetwork } from "@nearsay/core/standalone";

type Reply =
  object | ((call: { path: string }) => Response | Promise<Response>);

const network = fakeNetwork();

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
