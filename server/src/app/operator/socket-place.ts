import { constants } from "node:fs";
import { open } from "node:fs/promises";
import { join } from "node:path";

/**
 * Bytes of a socket address that every system accepts: macOS has room for 104
 * including the final zero, Linux for 108.
 */
const longest = 103;

/** The socket on which the process of a data folder accepts commands. */
export interface SocketPlace {
  /** The path of the socket, short enough for the system. Valid until `close`. */
  path: string;
  close(): Promise<void>;
}

/** Null if the folder's name is too long for this system. Throws if the folder does not exist. */
export async function openSocketPlace(
  dataDir: string,
): Promise<SocketPlace | null> {
  const name = "operator.sock";
  const path = join(dataDir, name);
  if (Buffer.byteLength(path) <= longest)
    return { path, close: () => Promise.resolve() };
  if (process.platform !== "linux") return null;
  // Linux also offers a short path for an open folder.
  const folder = await open(dataDir, constants.O_DIRECTORY);
  return {
    path: `/proc/self/fd/${folder.fd}/${name}`,
    close: () => folder.close(),
  };
}
