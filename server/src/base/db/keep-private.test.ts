import { execFile } from "node:child_process";
import { chmodSync, existsSync } from "node:fs";
import files, {
  chmod,
  lstat,
  mkdtemp,
  readdir,
  readlink,
  rename,
  rm,
  symlink,
  writeFile,
} from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import sql from "sql-template-tag";
import { keepKey } from "../../app/keep-secret.ts";
import { OpenToOthers, keepPrivate } from "./keep-private.ts";
import { migrate } from "./migrate.ts";
import { openDatabase } from "./open.ts";

let dataDir: string;

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), "nearsay-private-"));
});

afterAll(() => rm(dataDir, { recursive: true }));

const open = () =>
  openDatabase({
    database: { engine: "pglite", folder: join(dataDir, "database") },
    dataDir,
    dataDirMinFree: 0,
    onDeath: () => undefined,
  });

async function everything(): Promise<string[]> {
  const options = { recursive: true, withFileTypes: true } as const;
  const entries = await readdir(dataDir, options);
  const paths = entries.map(({ parentPath, name }) => join(parentPath, name));
  return [dataDir, ...paths];
}

/**
 * Paths of folders that other accounts may use, and of files that anyone may
 * use beyond reading and writing by their owner.
 */
async function openPaths(): Promise<string[]> {
  const open = await Promise.all(
    (await everything()).map(async (path) => {
      const stats = await lstat(path);
      const own = stats.isDirectory() ? 0o700 : 0o600;
      return (stats.mode & 0o7777) === own ? [] : [path];
    }),
  );
  return open.flat();
}

/** Sets the modes of the data folder as a careless copy does. */
async function leaveOpen(): Promise<void> {
  for (const path of await everything())
    await chmod(path, (await lstat(path)).isDirectory() ? 0o755 : 0o666);
  await chmod(join(dataDir, "secret"), 0o4644);
}

/** What another account reads from the file, or the code of its error. */
async function readAs(uid: number, path: string): Promise<string> {
  const script =
    "try { process.stdout.write(fs.readFileSync(process.argv[1], 'utf8')) } catch (error) { process.stdout.write(error.code) }";
  const args = ["-e", script, path];
  const options = { uid, gid: uid, cwd: "/" };
  const { stdout } = await promisify(execFile)(process.execPath, args, options);
  return stdout;
}

test("a new database is private to its account, and so are files that the engine creates later", async () => {
  const db = await open();
  await db.execute("create table thing (id int); checkpoint");
  expect(await openPaths()).toEqual([]);
  await migrate(db);
  await keepKey(db, { secret: null, secretOld: null, dataDir });
  await db.close();
  expect(await openPaths()).toEqual([]);
});

const nobody = 65_534;
const isRoot = process.getuid?.() === 0;

test("a folder that was open to everyone is closed at the next start, and no other account can read it", async () => {
  await leaveOpen();
  const files = ["database/PG_VERSION", "secret"].map((name) =>
    join(dataDir, name),
  );
  expect(await openPaths()).toEqual(expect.arrayContaining(files));
  for (const file of isRoot ? files : [])
    expect(await readAs(nobody, file)).toMatch(/^[0-9a-f]+\n$/);
  const db = await open();
  await db.execute("create table another (id int); checkpoint");
  expect(await openPaths()).toEqual([]);
  for (const file of isRoot ? files : [])
    expect(await readAs(nobody, file)).toBe("EACCES");
  await db.close();
});

if (!isRoot)
  test("reading as another account is NOT tested: it requires root", async () => {
    await expect(readAs(nobody, "/dev/null")).rejects.toThrow("EPERM");
  });

test("a database that is a link to another disk opens, and is closed to other accounts there", async () => {
  const disk = await mkdtemp(join(tmpdir(), "nearsay-disk-"));
  const [database, place] = [join(dataDir, "database"), join(disk, "place")];
  await rename(database, place);
  await symlink(place, database);
  await chmod(place, 0o755);
  await chmod(join(place, "PG_VERSION"), 0o666);
  const db = await open();
  const tables = await db.query(sql`select from thing`);
  await db.close();
  expect(tables).toEqual([]);
  expect(await readlink(database)).toBe(place);
  expect((await lstat(place)).mode & 0o777).toBe(0o700);
  expect((await lstat(join(place, "PG_VERSION"))).mode & 0o777).toBe(0o600);
  await rm(disk, { recursive: true });
  await rm(database);
});

test("links that lead out of the folder are not followed", async () => {
  const elsewhere = await mkdtemp(join(tmpdir(), "nearsay-elsewhere-"));
  await chmod(elsewhere, 0o755);
  await symlink(elsewhere, join(dataDir, "link"));
  await writeFile(join(dataDir, "file"), "", { mode: 0o644 });
  await keepPrivate(dataDir);
  expect((await lstat(elsewhere)).mode & 0o777).toBe(0o755);
  expect((await lstat(join(dataDir, "file"))).mode & 0o777).toBe(0o600);
  await rm(elsewhere, { recursive: true });
});

test("a folder that cannot be closed is refused with a clear message", async () => {
  // No account can change its mode, not even root.
  const folder = existsSync("/proc/self") ? "/proc/self/task" : "/usr";
  const attempt = keepPrivate(folder);
  await expect(attempt).rejects.toBeInstanceOf(OpenToOthers);
  await expect(attempt).rejects.toThrow(
    `Other accounts of this machine can access ${folder} (mode 0`,
  );
  await expect(attempt).rejects.toThrow("DATA_DIR");
});

test("a folder whose file system accepts a mode and ignores it is refused too", async () => {
  // Such as FAT, which not every account can mount.
  const taken = jest.spyOn(files, "chmod").mockResolvedValue(undefined);
  const folder = await mkdtemp(join(tmpdir(), "nearsay-open-"));
  chmodSync(folder, 0o755);
  await expect(keepPrivate(folder)).rejects.toThrow(
    `Other accounts of this machine can access ${folder} (mode 0755)`,
  );
  taken.mockRestore();
  await rm(folder, { recursive: true });
});
