import { mkdtemp, rm, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { keepFile } from "./kept-file.ts";

let folder: string;
let file: string;
let seconds: number;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "nearsay-kept-"));
  file = path.join(folder, "current.json");
  seconds = 1_000_000;
});

afterEach(() => rm(folder, { recursive: true }));

/** Writes the file with a time one second after the last one. */
async function write(text: string): Promise<void> {
  await writeFile(file, text);
  seconds += 1;
  await utimes(file, seconds, seconds);
}

it("a file is read once until it changes, and is null while it is absent", async () => {
  const parse = jest.fn((text: string) => JSON.parse(text) as unknown);
  const read = keepFile(file, parse, { error: jest.fn() });
  expect(await read()).toBeNull();
  await write("1");
  expect([await read(), await read()]).toEqual([1, 1]);
  await write("2");
  expect(await read()).toBe(2);
  expect(parse).toHaveBeenCalledTimes(2);
  await rm(file);
  expect(await read()).toBeNull();
});

it("a file is read again if an older one is restored", async () => {
  const read = keepFile(file, (text) => text, { error: jest.fn() });
  await write("newer");
  expect(await read()).toBe("newer");
  seconds -= 60;
  await write("older");
  expect(await read()).toBe("older");
});

it("a file keeps its last value while it cannot be parsed, which is logged once", async () => {
  const log = { error: jest.fn() };
  const read = keepFile(file, (text) => JSON.parse(text) as unknown, log);
  await write("1");
  await read();
  await write("{");
  expect([await read(), await read()]).toEqual([1, 1]);
  expect(log.error).toHaveBeenCalledTimes(1);
  await write("2");
  expect(await read()).toBe(2);
});
