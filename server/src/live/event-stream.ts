import type { OutgoingHttpHeaders } from "node:http";
import type { Language } from "@nearsay/core/contract";
import type { FastifyReply } from "fastify";
import type { Viewer } from "../community/posts/post.ts";
import { eventHeaders, retryAfter } from "../http/event-frame.ts";

/** Maximum number of unsent bytes before a listener counts as too slow. */
const waitingMax = 128 * 1024;
const retryMs = 2_000;

const streamHeaders = {
  ...eventHeaders,
  // Otherwise it would stay open, unused, after the last event.
  connection: "close",
};

/** The connection of one listener. */
export interface EventStream {
  /** The listener's own actor id; null without a session. */
  readonly viewer: Viewer | null;
  readonly language: Language;
  readonly isOpen: boolean;
  readonly isStarted: boolean;
  /** Whether the listener may still see the survey. */
  maySee(): Promise<boolean>;
  onClose(listener: () => void): void;
  /** Sends the response head; before, the request can still be refused. */
  start(): void;
  /** Disconnects a listener who does not keep up. */
  send(frames: string): void;
  end(frames?: string): void;
}

export function createEventStream(
  reply: FastifyReply,
  {
    viewer,
    language,
    maySee,
  }: Pick<EventStream, "viewer" | "language" | "maySee">,
): EventStream {
  const { raw } = reply;
  let started = false;
  let ended = false;
  raw.on("error", () => raw.destroy());

  return {
    viewer,
    language,
    maySee,
    get isStarted() {
      return started;
    },
    get isOpen() {
      return !ended && !raw.destroyed;
    },
    onClose(listener) {
      raw.once("close", listener);
    },
    start() {
      started = true;
      reply.hijack();
      const headers = reply.getHeaders() as OutgoingHttpHeaders;
      raw.writeHead(200, { ...headers, ...streamHeaders });
      raw.write(retryAfter(retryMs));
    },
    send(frames) {
      if (ended || raw.destroyed) return;
      if (raw.writableLength > waitingMax) raw.destroy();
      else raw.write(frames);
    },
    end(frames = "") {
      ended = true;
      if (!started) return;
      // A listener who does not read would keep the connection open.
      if (raw.writableLength > 0) raw.destroy();
      else raw.end(frames);
    },
  };
}
