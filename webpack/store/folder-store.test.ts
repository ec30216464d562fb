import { mkdtemp, readdir, rm, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { examplePointer } from "../testing/release-examples.ts";
import { createFolderStore } from "./folder-store.ts";

let folder = "";
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "nearsay-releases-"));
});
afterEach(() => rm(folder, { recursive: true }));

it("keeps the newest fifty pointers and no draft", async () => {
  const store = createFolderStore(folder);
  for (let revision = 1; revision <= 53; revision += 1) {
    const tag = revision === 1 ? null : String(revision - 1);
    await store.swapPointer("surveys", examplePointer({ revision }), tag);
  }
  const left = await readdir(path.join(folder, "surveys"));
  expect(left).toHaveLength(50);
  expect(left).not.toContain("pointer.3.json");
  expect(left).toContain("pointer.53.json");
});

it("removes drafts that a killed process left a day ago, and no newer ones", async () => {
  const store = createFolderStore(folder);
  await store.swapPointer("surveys", examplePointer(), null);
  const old = path.join(folder, "surveys/.draft-old");
  await writeFile(old, "half");
  await utimes(old, 0, 0);
  await writeFile(path.join(folder, "surveys/.draft-young"), "half");
  await store.swapPointer("surveys", examplePointer({ revision: 2 }), "1");
  const left = await readdir(path.join(folder, "surveys"));
  expect(left.filter((name) => name.startsWith("."))).toEqual([".draft-young"]);
});
