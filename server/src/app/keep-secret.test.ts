import { mkdtemp, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { keepSecret } from "./keep-secret.ts";

let dataDir: string;

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), "nearsay-secret-"));
});

afterEach(() => rm(dataDir, { recursive: true }));

test("a secret that was given is taken", async () => {
  expect(await keepSecret({ secret: "given", dataDir })).toBe("given");
});

test("a secret is made once and kept for this account only", async () => {
  const secret = await keepSecret({ secret: null, dataDir });
  expect(secret).toMatch(/^[0-9a-f]{64}$/);
  expect(await keepSecret({ secret: null, dataDir })).toBe(secret);
  const { mode } = await stat(join(dataDir, "secret"));
  expect(mode & 0o777).toBe(0o600);
});
