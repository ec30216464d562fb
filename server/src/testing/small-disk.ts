import { execFileSync, spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, statfsSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** A small file system of a test's own. */
export interface SmallDisk {
  folder: string;
  /** Leaves so many bytes free. */
  fill(left: number): void;
  free(): void;
  remove(): void;
}

/** Null where this account may mount none. */
export function mountSmallDisk(megabytes: number): SmallDisk | null {
  const folder = mkdtempSync(join(tmpdir(), "nearsay-disk-"));
  const size = `size=${megabytes}m`;
  const mount = ["-t", "tmpfs", "-o", size, "tmpfs", folder];
  if (spawnSync("mount", mount).status !== 0) {
    rmSync(folder, { recursive: true });
    return null;
  }
  const ballast = join(folder, "ballast");
  return {
    folder,
    fill(left) {
      const { bavail, bsize } = statfsSync(folder);
      writeFileSync(ballast, Buffer.alloc(bavail * bsize - left));
    },
    free: () => {
      rmSync(ballast, { force: true });
    },
    remove() {
      execFileSync("umount", ["--lazy", folder]);
      rmSync(folder, { recursive: true });
    },
  };
}
