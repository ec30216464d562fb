import type { ReleasePointer } from "@nearsay/core/contract";

/** A store of releases: a folder or a bucket, with the same layout below `<remote>/`. */
export interface ReleaseStore {
  /** For people. */
  address: string;
  /**
   * Null if nothing was ever released.
   * @throws Error for an unreadable pointer.
   */
  readPointer(remote: string): Promise<KeptPointer | null>;
  /**
   * Compare-and-swap: replaces the pointer that was read with this tag, or
   * creates the first one. False if another client was faster.
   */
  swapPointer(
    remote: string,
    next: ReleasePointer,
    tag: string | null,
  ): Promise<boolean>;
  /** Writes a complete file or none. False if it already exists; it is not changed. */
  create(file: ReleaseFile, content: Uint8Array): Promise<boolean>;
  /** Null if there is none. */
  read(file: ReleaseFile): Promise<Uint8Array | null>;
  list(remote: string): Promise<StoredRelease[]>;
  /** Removes its `release.json` first: if interrupted, it is not a release any more. */
  remove(remote: string, release: string): Promise<void>;
}

export interface KeptPointer {
  pointer: ReleasePointer;
  /** Identifies this revision of the pointer. */
  tag: string;
}

export interface ReleaseFile {
  remote: string;
  release: string;
  file: string;
}

export interface StoredRelease {
  release: string;
  /** Whether its `release.json` exists. */
  complete: boolean;
  /** Time of the last write. */
  touched: Date;
}

/** Written last: without it, a folder is not a release. */
export const releaseFile = "release.json";
