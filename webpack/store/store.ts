import type { ReleasePointer } from "@nearsay/core/contract";

/** Where releases are kept: a folder or a bucket, with the same layout below `<remote>/`. */
export interface ReleaseStore {
  /** For people. */
  address: string;
  /**
   * Null where nothing was ever released.
   * @throws Error for a pointer that cannot be read.
   */
  readPointer(remote: string): Promise<KeptPointer | null>;
  /**
   * Compare-and-swap: replaces the pointer that was read with this tag, or
   * makes the first one. False when somebody else was faster.
   */
  swapPointer(
    remote: string,
    next: ReleasePointer,
    tag: string | null,
  ): Promise<boolean>;
  /** Writes a whole file or none. False where there is one already, which stays. */
  create(file: ReleaseFile, content: Uint8Array): Promise<boolean>;
  /** Null where there is none. */
  read(file: ReleaseFile): Promise<Uint8Array | null>;
  list(remote: string): Promise<StoredRelease[]>;
  /** Its `release.json` first: killed half-way it is no release any more. */
  remove(remote: string, release: string): Promise<void>;
}

export interface KeptPointer {
  pointer: ReleasePointer;
  /** Stands for this revision of it, and no other. */
  tag: string;
}

export interface ReleaseFile {
  remote: string;
  release: string;
  file: string;
}

export interface StoredRelease {
  release: string;
  /** Its `release.json` is there. */
  complete: boolean;
  /** When something was last written to it. */
  touched: Date;
}

/** Written last: without it a folder is not a release. */
export const releaseFile = "release.json";
