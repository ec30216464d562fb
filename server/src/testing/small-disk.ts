import { execFileSync, spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, statfsSync } from "node:fs";
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
  const whole = megabytes * 2 ** 20;
  const mount = ["-t", "tmpfs", "-o", `size=${whole}`, "tmpfs", folder];
  if (spawnSync("mount", mount).status !== 0) {
    rmSync(folder, { recursive: true });
    return null;
  }
  // A file that fills it would take seconds each time to write.
  const resize = (bytes: number) => {
    execFileSync("mount", ["-o", `remount,size=${bytes}`, folder]);
  };
  return {
    folder,
    fill(left) {
      const { blocks, bfree, bsize } = statfsSync(folder);
      // A size of nothing would be no limit at all.
      resize(Math.max((blocks - bfree) * bsize + left, bsize));
    },
    free: () => {
      resize(whole);
    },
    remove() {
      execFileSync("umount", ["--lazy", folder]);
      rmSync(folder, { recursive: true });
    },
  };
}
