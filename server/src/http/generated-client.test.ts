import { execFile } from "node:child_process";
import { cp, mkdtemp, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { createRequire } from "node:module";
import path from "node:path";
import { promisify } from "node:util";
import { startTestApp } from "../testing/test-app.ts";
import { openTestPglite } from "../testing/test-pglite.ts";

const run = promisify(execFile);
const root = path.resolve(import.meta.dirname, "../../..");

const { resolve } = createRequire(import.meta.url);
/** The package has no export for its command line. */
const generator = path.join(resolve("openapi-typescript"), "../../bin/cli.js");

/** For the program that is compiled. */
const compilerOptions = {
  strict: true,
  noUncheckedIndexedAccess: true,
  skipLibCheck: true,
  target: "es2023",
  module: "nodenext",
  types: ["node"],
};

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "nearsay-client-"));
  await symlink(
    path.join(root, "node_modules"),
    path.join(folder, "node_modules"),
  );
});

afterEach(() => rm(folder, { recursive: true }));

const inFolder = (name: string) => path.join(folder, name);

/** @throws Error with the compiler's messages. */
async function compile(document: string): Promise<void> {
  await writeFile(inFolder("package.json"), JSON.stringify({ type: "module" }));
  await writeFile(
    inFolder("tsconfig.json"),
    JSON.stringify({ compilerOptions }),
  );
  await writeFile(inFolder("openapi.json"), document);
  await run(process.execPath, [generator, "openapi.json", "-o", "api.d.ts"], {
    cwd: folder,
  });
  const program = path.join(root, "server/src/testing/generated-client");
  await cp(program, folder, { recursive: true });
  const compiler = path.join(root, "node_modules/typescript/bin/tsc");
  await run(process.execPath, [compiler, "-p", "."], { cwd: folder }).catch(
    ({ stdout }: { stdout: string }) => {
      throw new Error(stdout);
    },
  );
}

test("a client generated from the OpenAPI document publishes, answers and reads a survey", async () => {
  const { db } = await openTestPglite({});
  const { app } = await startTestApp(db);
  const address = await app.listen({ port: 0, host: "127.0.0.1" });
  await compile((await app.inject("/api/openapi.json")).body);
  const program = inFolder("publish-and-answer.js");
  const { stdout } = await run(process.execPath, [program, address]);
  expect(JSON.parse(stdout)).toEqual({
    duplicate: false,
    responses: 1,
    role: "own",
  });
  await app.close();
  await db.close();
});
