import { once } from "node:events";
import {
  createServer,
  type IncomingMessage,
  type ServerResponse,
} from "node:http";
import type { AddressInfo } from "node:net";
import type { S3ClientConfig } from "@aws-sdk/client-s3";
import {
  answerCall,
  failure,
  keep,
  type Bucket,
  type BucketHabits,
  type Call,
  type Reply,
} from "./bucket.ts";
import { signatureFault, splitUrl, type AccessKey } from "./signature.ts";

/**
 * An in-memory S3 over HTTP: one bucket, addressed by path. Writing and listing
 * require a signature; everyone can read known keys.
 */
export interface ObjectStore {
  /** Value for S3_ENDPOINT. */
  endpoint: string;
  bucketName: string;
  accessKey: AccessKey;
  content: Bucket;
  /** Writes without a client. */
  plant: (key: string, text: string) => void;
  /**
   * Applies this fault to the next request, or the next few, of this method
   * with this end of the key. Resolves when the first of them has arrived.
   */
  disturb: (which: Which, fault: Fault, times?: number) => Promise<void>;
  close: () => Promise<void>;
}

export interface Which {
  method: "GET" | "PUT" | "DELETE";
  key: string;
}

/** Never executed; executed, but the response is lost; or refused with this status. */
export type Fault = "held" | "reply lost" | keyof typeof refusals;

interface Disturbance extends Which {
  fault: Fault;
  left: number;
  came: () => void;
}

const bucketName = "releases";
const refusals = {
  403: "AccessDenied",
  409: "ConditionalRequestConflict",
  500: "InternalError",
};

export async function startObjectStore(
  habits: Partial<BucketHabits> = {},
): Promise<ObjectStore> {
  const content: Bucket = new Map();
  const accessKey = { id: "AKIAEXAMPLE", secret: "example/secret+key" };
  const disturbances: Disturbance[] = [];
  const server = createServer((request, response) => {
    void serve(request, response);
  });
  async function serve(request: IncomingMessage, response: ServerResponse) {
    const { bucket, call } = await readCall(request);
    const fault = takeFault(disturbances, call);
    if (fault === "held") return;
    const reply =
      unwelcome(request, bucket, call, accessKey) ??
      (typeof fault === "number"
        ? failure(fault, refusals[fault])
        : answerCall(content, call, { ...usualHabits, ...habits }));
    if (fault === "reply lost") request.socket.destroy();
    else send(response, reply);
  }
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  return {
    endpoint: `http://127.0.0.1:${port}`,
    bucketName,
    accessKey,
    content,
    plant: (key, text) => void keep(content, key, Buffer.from(text)),
    disturb: (which, fault, times = 1) =>
      new Promise((came) => {
        disturbances.push({ ...which, fault, left: times, came });
      }),
    close: async () => {
      const closed = once(server, "close");
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
}

/** Settings for a client. */
export function clientOf({ endpoint, accessKey }: ObjectStore) {
  const credentials = {
    accessKeyId: accessKey.id,
    secretAccessKey: accessKey.secret,
  };
  const region = "us-east-1";
  const config = { endpoint, region, credentials, forcePathStyle: true };
  return config satisfies S3ClientConfig;
}

const usualHabits: BucketHabits = { pageSize: 1000, ignores: null };

async function readCall(
  request: IncomingMessage,
): Promise<{ bucket: string; call: Call }> {
  const { pathname, search } = splitUrl(request);
  const [, bucket = "", ...rest] = pathname.split("/");
  const key = rest.map(decodeURIComponent).join("/");
  const { method = "GET", headers } = request;
  const body = Buffer.concat((await request.toArray()) as Buffer[]);
  return { bucket, call: { method, key, search, headers, body } };
}

/** Null for a valid request. */
function unwelcome(
  request: IncomingMessage,
  bucket: string,
  { method, key, body }: Call,
  accessKey: AccessKey,
): Reply | null {
  const anonymous = request.headers.authorization === undefined;
  const readsPublicly = anonymous && method === "GET" && key !== "";
  const fault = readsPublicly ? null : signatureFault(request, body, accessKey);
  if (fault !== null) return failure(403, fault);
  return bucket === bucketName ? null : failure(404, "NoSuchBucket");
}

function takeFault(
  disturbances: Disturbance[],
  { method, key }: Call,
): Fault | null {
  const found = disturbances.find(
    (one) => one.left > 0 && one.method === method && key.endsWith(one.key),
  );
  if (found === undefined) return null;
  found.left -= 1;
  found.came();
  return found.fault;
}

function send(response: ServerResponse, { status, headers, body }: Reply) {
  response.writeHead(status, headers).end(body);
}
