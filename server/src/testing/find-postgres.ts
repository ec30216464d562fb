import { execFileSync } from "node:child_process";
import { existsSync, readdirSync } from "node:fs";
import { delimiter, join } from "node:path";

const debianFolder = "/usr/lib/postgresql";

/**
 * The folder with initdb and pg_ctl. Installs PostgreSQL on Debian as root; on
 * other systems throws an error with instructions.
 */
export function findPostgres(): string {
  const found = search();
  if (found !== undefined) return found;
  if (canInstall()) install();
  const installed = search();
  if (installed !== undefined) return installed;
  throw new Error(
    "The tests need PostgreSQL 14 or newer. Install it (Debian: apt-get install postgresql; macOS: brew install postgresql), or set TEST_DATABASE_URL to one where databases may be created.",
  );
}

function search(): string | undefined {
  return [...pathFolders(), ...debianFolders()].find(
    (folder) =>
      existsSync(join(folder, "initdb")) && existsSync(join(folder, "pg_ctl")),
  );
}

function pathFolders(): string[] {
  return (process.env["PATH"] ?? "").split(delimiter);
}

function debianFolders(): string[] {
  if (!existsSync(debianFolder)) return [];
  return readdirSync(debianFolder)
    .sort((a, b) => Number(b) - Number(a))
    .map((version) => join(debianFolder, version, "bin"));
}

function canInstall(): boolean {
  return process.getuid?.() === 0 && existsSync("/usr/bin/apt-get");
}

function install(): void {
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  const options = { env, stdio: "inherit" as const };
  execFileSync("apt-get", ["update", "-q"], options);
  execFileSync(
    "apt-get",
    ["install", "-qy", "--no-install-recommends", "postgresql"],
    options,
  );
}
