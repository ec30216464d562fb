import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** The files that another program finds in an archive. */
export function unpackZip(archive: Buffer): Map<string, string> {
  const folder = mkdtempSync(join(tmpdir(), "nearsay-zip-"));
  const file = join(folder, "survey.zip");
  writeFileSync(file, archive);
  const read = `import json, sys, zipfile
with zipfile.ZipFile(sys.argv[1]) as z:
    assert z.testzip() is None
    json.dump([[n, z.read(n).decode()] for n in z.namelist()], open(sys.argv[2], "w"))`;
  const listed = join(folder, "listed.json");
  execFileSync("python3", ["-c", read, file, listed]);
  const files = JSON.parse(readFileSync(listed, "utf8")) as [string, string][];
  rmSync(folder, { recursive: true });
  return new Map(files);
}
