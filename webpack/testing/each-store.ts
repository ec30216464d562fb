import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { createBucketStore } from "../store/bucket-store.ts";
import { createFolderStore } from "../store/folder-store.ts";
import type { ReleaseStore } from "../store/store.ts";
import { clientOf, startObjectStore } from "./object-store.ts";

export interface StoreUnderTest {
  /** Opens one more client of the same store. */
  open: () => ReleaseStore;
  /** Writes to it without using the store. */
  plant: (key: string, text: string) => Promise<void>;
  /** Key of the first pointer. */
  pointerKey: (remote: string) => string;
}

interface OpenedStore extends StoreUnderTest {
  close: () => Promise<void>;
}

const kinds: Record<string, () => Promise<OpenedStore>> = {
  folder: openFolder,
  bucket: openBucket,
};

/** Runs the same tests on each kind of store, each test with an empty one. */
export function describeOnEachStore(
  title: string,
  tests: (store: () => StoreUnderTest) => void,
): void {
  describe.each(Object.keys(kinds))(`${title} (%s)`, (kind) => {
    let opened: OpenedStore | undefined;
    beforeEach(async () => {
      opened = await kinds[kind]?.();
    });
    afterEach(() => opened?.close());
    tests(() => {
      if (opened === undefined) throw new Error("Ask within a test.");
      return opened;
    });
  });
}

async function openFolder(): Promise<OpenedStore> {
  const folder = await mkdtemp(path.join(tmpdir(), "nearsay-releases-"));
  return {
    open: () => createFolderStore(folder),
    plant: async (key, text) => {
      const file = path.join(folder, key);
      await mkdir(path.dirname(file), { recursive: true });
      await writeFile(file, text);
    },
    pointerKey: (remote) => `${remote}/pointer.1.json`,
    close: () => rm(folder, { recursive: true }),
  };
}

async function openBucket(): Promise<OpenedStore> {
  // So few keys per page that a listing always has several pages.
  const objects = await startObjectStore({ pageSize: 2 });
  const prefix = "teams/one";
  return {
    open: () =>
      createBucketStore(
        { bucket: objects.bucketName, prefix },
        clientOf(objects),
      ),
    plant: async (key, text) => {
      await Promise.resolve(objects.plant(`${prefix}/${key}`, text));
    },
    pointerKey: (remote) => `${remote}/pointer.json`,
    close: objects.close,
  };
}
