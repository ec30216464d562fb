import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import path from "node:path";
import { root } from "../checkout/paths.ts";
import {
  clientOf,
  startObjectStore,
  type ObjectStore,
} from "../testing/object-store.ts";
import { exampleBench, examplePacked } from "../testing/release-examples.ts";
import { createBucketStore } from "../store/bucket-store.ts";
import { runRelease } from "./run-release.ts";

const [first, second] = ["one", "two"].map(
  (sources) => examplePacked(sources).release,
);

let objects: ObjectStore;
beforeEach(async () => {
  objects = await startObjectStore();
});
afterEach(() => objects.close());

it.each([
  ["the third file", "Discussion.1.js.br", { complete: false, missing: 2 }],
  ["release.json", "release.json", { complete: false, missing: 0 }],
  ["the pointer", "pointer.json", { complete: true, missing: 0 }],
])(
  "keeps the old release when it is killed while writing %s, and continues when it is run again",
  async (_, key, { complete, missing }) => {
    await release("one");
    const before = await store().readPointer("discussion");
    expect(before?.pointer.current).toBe(first);

    await killAt(objects.disturb({ method: "PUT", key }, "held"), start("two"));
    expect(await store().readPointer("discussion")).toEqual(before);
    expect(await store().list("discussion")).toContainEqual(
      expect.objectContaining({ release: second, complete }),
    );

    expect(await release("two")).toEqual([
      `discussion ${second} is built.`,
      `s3://releases/teams contains it, ${missing} new files.`,
      `discussion ${second} is served from now on.`,
    ]);
    const after = await store().readPointer("discussion");
    expect(after?.pointer).toMatchObject({ current: second, earlier: [first] });
  },
);

function store() {
  const place = { bucket: objects.bucketName, prefix: "teams" };
  return createBucketStore(place, clientOf(objects));
}

async function release(sources: string): Promise<string[]> {
  const printed: string[] = [];
  const say = (line: string) => printed.push(line);
  const bench = exampleBench(store(), sources, say);
  await runRelease(["release", "--untested"], [bench], { out: say, err: say });
  return printed;
}

/** The same in a separate process, which reads the user's settings. */
function start(sources: string): ChildProcess {
  const { endpoint, bucketName, accessKey } = objects;
  const child = path.join(root, "webpack/testing/release-child.ts");
  const node = ["--import", "tsx", "--conditions=source", child, sources];
  return spawn(process.execPath, node, {
    cwd: root,
    stdio: ["ignore", "ignore", "inherit"],
    env: {
      PATH: process.env.PATH,
      RELEASES_BUCKET: `s3://${bucketName}/teams/`,
      S3_ENDPOINT: endpoint,
      AWS_ACCESS_KEY_ID: accessKey.id,
      AWS_SECRET_ACCESS_KEY: accessKey.secret,
    },
  });
}

async function killAt(moment: Promise<void>, child: ChildProcess) {
  const ended = once(child, "exit");
  await Promise.race([moment, ended]);
  child.kill("SIGKILL");
  expect(await ended).toEqual([null, "SIGKILL"]);
}
