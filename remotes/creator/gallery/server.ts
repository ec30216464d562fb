import type { DraftProgress } from "@nearsay/core/contract";
import {
  FakeEventSource,
  fakeNetwork,
  silence,
} from "@nearsay/core/standalone";

Object.defineProperty(window, "EventSource", { value: FakeEventSource });

export const network = fakeNetwork({
  "POST /api/auth/anon": () => {
    document.cookie = "nearsay_csrf=gallery";
    return new Response(null, { status: 204 });
  },
  "POST /api/privacy/opt-out": null,
  "DELETE /api/privacy/opt-out": null,
  "POST /api/surveys/embedded-token": silence,
  "POST /api/surveys": silence,
});

type Reply = () => Response | Promise<Response>;

const drafts = new Map<string, Reply>();

network.on("POST /api/surveys/generate", ({ body }) => {
  const { content } = body as { content: string };
  return (drafts.get(content) ?? silence)();
});

/** Sets the server's reply to a request to draft a survey from this description. */
export function serveDraft(description: string, reply: Reply): void {
  drafts.set(description, reply);
}

/** A draft that stops at this progress and never finishes. */
export function drafting(progress: DraftProgress): Response {
  const frame = `event: progress\ndata: ${JSON.stringify(progress)}\n\n`;
  const body = new ReadableStream({
    start(stream) {
      stream.enqueue(new TextEncoder().encode(frame));
    },
  });
  return new Response(body, {
    headers: { "content-type": "text/event-stream" },
  });
}

/** A model that failed after this much of a draft. */
export function failing(reason: string, draft: object): Response {
  const msg = "Failed to generate survey from content.";
  return Response.json(
    { status: 502, code: "DRAFTING_FAILED", msg, data: { reason, draft } },
    { status: 502 },
  );
}

/** Offers templates instead of a draft; each entry is a language followed by template names. */
export function offering(names: readonly (readonly string[])[]): Response {
  const templates = names.flatMap(([language, ...own]) =>
    own.map((name, topic) => ({ topic: String(topic), language, name })),
  );
  return Response.json({ title: "", questions: [], templates });
}
