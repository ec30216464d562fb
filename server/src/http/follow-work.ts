import { PassThrough, type Readable } from "node:stream";
import type { FastifyReply, FastifyRequest } from "fastify";
import { Refusal } from "../base/refusal.ts";
import { frameOf } from "./event-frame.ts";

/**
 * Streams the progress of work: `progress` frames, then one `reply` or
 * `refused`. Work that ends before it reports any progress resolves or rejects
 * without a stream.
 * @param refusalOf Returns the body that describes a failure.
 */
export async function followWork<Progress, Reply>(
  work: (onProgress: (progress: Progress) => void) => Promise<Reply>,
  refusalOf: (error: unknown) => object,
): Promise<Reply | Readable> {
  const stream = new PassThrough();
  let begun = false;
  let begin: (stream: Readable) => void = () => undefined;
  const beginning = new Promise<Readable>((resolve) => (begin = resolve));
  const end = (event: string, data: () => unknown) => {
    if (begun) stream.end(frameOf({ event, data: data() }));
  };
  const whole = work((progress) => {
    begun = true;
    stream.write(frameOf({ event: "progress", data: progress }));
    begin(stream);
  });
  whole.then(
    (reply) => {
      end("reply", () => reply);
    },
    (error: unknown) => {
      end("refused", () => refusalOf(error));
    },
  );
  return Promise.race([beginning, whole]);
}

export function asksForEvents({ headers }: FastifyRequest): boolean {
  return /\btext\/event-stream\b/i.test(headers.accept ?? "");
}

/** For the log only: the client has disconnected. */
const gone = new Refusal("CALLER_GONE", (say) => say.clientDisconnected);

/** Aborts if the client disconnects before the reply is complete. */
export function untilClosed(reply: FastifyReply): AbortSignal {
  const controller = new AbortController();
  reply.raw.once("close", () => {
    if (!reply.raw.writableFinished) controller.abort(gone);
  });
  return controller.signal;
}
