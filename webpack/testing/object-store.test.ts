import {
  ListObjectsV2Command,
  PutObjectCommand,
  S3Client,
} from "@aws-sdk/client-s3";
import {
  clientOf,
  startObjectStore,
  type ObjectStore,
} from "./object-store.ts";

process.env.AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED = "true";

interface Sent {
  headers: Record<string, string>;
  body: unknown;
  path: string;
}

let objects: ObjectStore;
beforeEach(async () => {
  objects = await startObjectStore();
});
afterEach(() => objects.close());

/** Puts an object with a name that must be encoded, and changes the request after it was signed. */
async function put(tamper: (request: Sent) => void = () => undefined) {
  const client = new S3Client(clientOf(objects));
  client.middlewareStack.add(
    (next) => (args) => {
      tamper(args.request as Sent);
      return next(args);
    },
    { step: "deserialize", priority: "low" },
  );
  const where = { Bucket: objects.bucketName, Key: "a/b c(1)+ü.js" };
  await client.send(
    new PutObjectCommand({ ...where, Body: "text", IfNoneMatch: "*" }),
  );
}

const tampered: [string, (request: Sent) => void, string][] = [
  ["body", (sent) => (sent.body = "evil"), "XAmzContentSHA256Mismatch"],
  ["path", (sent) => (sent.path += "x"), "SignatureDoesNotMatch"],
  [
    "condition",
    (sent) => delete sent.headers["if-none-match"],
    "SignatureDoesNotMatch",
  ],
  [
    "date",
    (sent) => (sent.headers["x-amz-date"] = "20200101T000000Z"),
    "RequestTimeTooSkewed",
  ],
  [
    "access key ID",
    (sent) => {
      const { authorization = "" } = sent.headers;
      sent.headers.authorization = authorization.replace("AKIA", "AKIB");
    },
    "InvalidAccessKeyId",
  ],
  ["signature", (sent) => delete sent.headers.authorization, "AccessDenied"],
];

it("stores what is signed", async () => {
  await put();
  const [[key, { content }] = ["", { content: "" }]] = [...objects.content];
  expect([key, content.toString()]).toEqual(["a/b c(1)+ü.js", "text"]);
});

it.each(tampered)(
  "rejects a request with a different %s",
  async (_, tamper, code) => {
    await expect(put(tamper)).rejects.toMatchObject({
      name: code,
      $metadata: { httpStatusCode: 403 },
    });
    expect(objects.content.size).toBe(0);
  },
);

it("rejects a condition that is added and not signed", async () => {
  await put();
  const added = (sent: Sent) => (sent.headers["if-match"] = '"x"');
  await expect(put(added)).rejects.toMatchObject({ name: "AccessDenied" });
});

it("lists page by page, for signed requests", async () => {
  await objects.close();
  objects = await startObjectStore({ pageSize: 2 });
  for (const key of ["x/c", "x/a", "x/<&>", "y/a"]) objects.plant(key, key);
  const client = new S3Client(clientOf(objects));
  const where = { Bucket: objects.bucketName, Prefix: "x/" };
  const first = await client.send(new ListObjectsV2Command(where));
  const ContinuationToken = first.NextContinuationToken;
  const second = await client.send(
    new ListObjectsV2Command({ ...where, ContinuationToken }),
  );
  const keys = [first, second].map(({ Contents = [] }) =>
    Contents.map(({ Key }) => Key),
  );
  expect(keys).toEqual([["x/<&>", "x/a"], ["x/c"]]);
  expect(second.IsTruncated).toBe(false);
  const unsigned = `${objects.endpoint}/${objects.bucketName}?list-type=2`;
  expect((await fetch(unsigned)).status).toBe(403);
});

it("lets everyone read known addresses, and ask whether they changed", async () => {
  objects.plant("discussion/pointer.json", "{}");
  const address = `${objects.endpoint}/${objects.bucketName}/discussion/pointer.json`;
  const read = await fetch(address);
  expect(await read.text()).toBe("{}");
  const etag = read.headers.get("etag") ?? "";
  const again = await fetch(address, { headers: { "if-none-match": etag } });
  expect(again.status).toBe(304);
  expect((await fetch(`${address}x`)).status).toBe(404);
});
