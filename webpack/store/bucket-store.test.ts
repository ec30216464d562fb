import {
  clientOf,
  startObjectStore,
  type ObjectStore,
} from "../testing/object-store.ts";
import { examplePointer } from "../testing/release-examples.ts";
import { createBucketStore } from "./bucket-store.ts";
import type { ReleaseStore } from "./store.ts";

const release = "0.1.0-aaaaaaaa-111111";
const pointerPut = { method: "PUT", key: "pointer.json" } as const;
const pointerGet = { method: "GET", key: "pointer.json" } as const;
/** The number of attempts of the client. */
const always = 3;

let objects: ObjectStore;
beforeEach(async () => {
  objects = await startObjectStore();
});
afterEach(() => objects.close());

function open(changes: object = {}): ReleaseStore {
  const place = { bucket: objects.bucketName, prefix: "" };
  return createBucketStore(place, { ...clientOf(objects), ...changes });
}

it.each([
  ["once", 1],
  ["each time", always],
])(
  "recognises its own pointer if the response is lost %s",
  async (_, times) => {
    const pointer = examplePointer();
    void objects.disturb(pointerPut, "reply lost", times);
    expect(await open().swapPointer("discussion", pointer, null)).toBe(true);
    expect((await open().readPointer("discussion"))?.pointer).toEqual(pointer);
  },
);

it("does not treat another client's pointer as its own if responses are lost", async () => {
  const others = examplePointer({ by: "bob" });
  await open().swapPointer("discussion", others, null);
  void objects.disturb(pointerPut, "reply lost", always);
  await expect(
    open().swapPointer("discussion", examplePointer(), null),
  ).rejects.toThrow(/cannot be used/);
  expect((await open().readPointer("discussion"))?.pointer).toEqual(others);
});

it("keeps the pointer and reports the reason if the store fails permanently", async () => {
  void objects.disturb(pointerPut, 500, always);
  await expect(
    open().swapPointer("discussion", examplePointer(), null),
  ).rejects.toThrow(/^s3:\/\/releases cannot be used\. InternalError: \S/);
  expect(await open().readPointer("discussion")).toBeNull();
});

it("says if it is unknown whether the pointer is in effect", async () => {
  void objects.disturb(pointerPut, "reply lost", always);
  void objects.disturb(pointerGet, 500, always);
  await expect(
    open().swapPointer("discussion", examplePointer(), null),
  ).rejects.toThrow(
    /It is unknown whether the change was made: check with list\.$/,
  );
});

it("retries while another client writes the pointer", async () => {
  void objects.disturb(pointerPut, 409, 2);
  const pointer = examplePointer();
  expect(await open().swapPointer("discussion", pointer, null)).toBe(true);
});

it("creates no pointer to replace one that was removed in the meantime", async () => {
  await open().swapPointer("discussion", examplePointer(), null);
  const seen = (await open().readPointer("discussion"))?.tag ?? "";
  objects.content.clear();
  const next = examplePointer({ revision: 2 });
  expect(await open().swapPointer("discussion", next, seen)).toBe(false);
  expect(objects.content.size).toBe(0);
});

it("detects whether the store supports conditions, and leaves nothing behind", async () => {
  await open().swapPointer("discussion", examplePointer(), null);
  expect([...objects.content.keys()]).toEqual(["discussion/pointer.json"]);
});

it.each(["if-none-match", "if-match"] as const)(
  "writes nothing into a store that does not support %s",
  async (ignores) => {
    await objects.close();
    objects = await startObjectStore({ ignores });
    const file = { remote: "discussion", release, file: "a.js" };
    const refusal =
      /ignores conditional writes, so two releases could overwrite/;
    await expect(open().create(file, Buffer.from("a"))).rejects.toThrow(
      refusal,
    );
    await expect(
      open().swapPointer("discussion", examplePointer(), null),
    ).rejects.toThrow(refusal);
    expect([...objects.content.keys()]).toEqual([]);
  },
);

it("allows releases without the permission to remove objects", async () => {
  void objects.disturb({ method: "DELETE", key: "" }, 403);
  const pointer = examplePointer();
  expect(await open().swapPointer("discussion", pointer, null)).toBe(true);
});

it("removes no file of a release whose release.json it cannot remove first", async () => {
  const store = open();
  for (const file of ["a.js", "release.json"]) {
    await store.create(
      { remote: "discussion", release, file },
      Buffer.from(""),
    );
  }
  void objects.disturb({ method: "DELETE", key: "release.json" }, 403);
  await expect(store.remove("discussion", release)).rejects.toThrow(
    /AccessDenied/,
  );
  expect(objects.content.size).toBe(2);
});

it("sets content type and cache lifetime of each file for readers of the bucket", async () => {
  const store = open();
  for (const file of ["a.js", "a.css", "a.js.br", "release.json"]) {
    await store.create(
      { remote: "discussion", release, file },
      Buffer.from(""),
    );
  }
  await store.swapPointer("discussion", examplePointer(), null);
  const stored = [...objects.content].map(([key, { headers }]) => [
    key.slice(key.lastIndexOf("/") + 1),
    headers["content-type"],
    headers["cache-control"],
  ]);
  const forever = "public, max-age=31536000, immutable";
  expect(stored).toEqual([
    ["a.js", "text/javascript; charset=utf-8", forever],
    ["a.css", "text/css; charset=utf-8", forever],
    ["a.js.br", "application/octet-stream", forever],
    ["release.json", "application/json", forever],
    ["pointer.json", "application/json", "no-cache"],
  ]);
});

it("reports what is wrong with an unusable location", async () => {
  const { accessKeyId } = clientOf(objects).credentials;
  const forged = { credentials: { accessKeyId, secretAccessKey: "guessed" } };
  await expect(open(forged).readPointer("discussion")).rejects.toThrow(
    "s3://releases cannot be used. SignatureDoesNotMatch: ",
  );
  const elsewhere = createBucketStore(
    { bucket: "nowhere", prefix: "x" },
    clientOf(objects),
  );
  await expect(elsewhere.readPointer("discussion")).rejects.toThrow(
    "s3://nowhere/x cannot be used. NoSuchBucket: ",
  );
  const away = { endpoint: "http://127.0.0.1:1" };
  await expect(open(away).readPointer("discussion")).rejects.toThrow(
    /ECONNREFUSED/,
  );
});
