import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";

/** In the JSON format of OTLP; attributes by name. */
export interface ReceivedSpan {
  name: string;
  spanId: string;
  traceId: string;
  parentSpanId?: string;
  startTimeUnixNano: string;
  endTimeUnixNano: string;
  /** 2 is an error. */
  status: { code: number };
  attributes: Record<string, unknown>;
}

/** A local collector of traces. */
export interface OtlpReceiver {
  endpoint: string;
  /** All received bodies, unchanged. */
  bodies: string[];
  /** The status of further replies. */
  status: number;
  spans(): ReceivedSpan[];
  close(): void;
}

export async function startOtlpReceiver(): Promise<OtlpReceiver> {
  const server = createServer((request, response) => {
    void text(request).then((body) => {
      receiver.bodies.push(`${request.url} ${body}`);
      response.writeHead(receiver.status).end("{}");
    });
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  const receiver: OtlpReceiver = {
    endpoint: `http://127.0.0.1:${port}`,
    bodies: [],
    status: 200,
    spans: () => receiver.bodies.flatMap(readSpans),
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
  return receiver;
}

interface Attribute {
  key: string;
  value: Record<string, unknown>;
}

interface Sent {
  resourceSpans: {
    scopeSpans: {
      spans: (Omit<ReceivedSpan, "attributes"> & {
        attributes: Attribute[];
      })[];
    }[];
  }[];
}

function readSpans(body: string): ReceivedSpan[] {
  const { resourceSpans } = JSON.parse(body.slice(body.indexOf("{"))) as Sent;
  return resourceSpans
    .flatMap(({ scopeSpans }) => scopeSpans)
    .flatMap(({ spans }) => spans)
    .map((span) => ({
      ...span,
      attributes: Object.fromEntries(
        span.attributes.map(({ key, value }) => [key, Object.values(value)[0]]),
      ),
    }));
}
