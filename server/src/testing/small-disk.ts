import { execFileSync, spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, statfsSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** A small file system for one test. */
export interface SmallDisk {
  folder: string;
  /** Leaves this number of bytes free. */
  fill(left: number): void;
  free(): void;
  remove(): void;
}

/** Null if this account may not mount one. */
export function mountSmallDisk(megabytes: number): SmallDisk | null {
  const folder = mkdtempSync(join(tmpdir(), "nearsay-disk-"));
  const whole = megabytes * 2 ** 20;
  const mount = ["-t", "tmpfs", "-o", `size=${whole}`, "tmpfs", folder];
  if (spawnSync("mount", mount).status !== 0) {
    rmSync(folder, { recursive: true });
    return null;
  }
  // Resizing replaces a filler file, which would take seconds to write each
  // time.
  const resize = (bytes: number) => {
    execFileSync("mount", ["-o", `remount,size=${bytes}`, folder]);
  };
  return {
    folder,
    fill(left) {
      const { blocks, bfree, bsize } = statfsSync(folder);
      // A size of zero would mean no limit.
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
