import { constants } from "node:fs";
import { open } from "node:fs/promises";
import { join } from "node:path";

/** Bytes of an address that every system takes: macOS has room for 104 with the zero at the end, Linux for 108. */
const longest = 103;

/** Where the process that serves a data folder hears commands. */
export interface SocketPlace {
  /** Of the socket, as short as the system wants it. Good until `close`. */
  path: string;
  close(): Promise<void>;
}

/** Null where the folder's name is too long for this system. Throws where there is no such folder. */
export async function openSocketPlace(
  dataDir: string,
): Promise<SocketPlace | null> {
  const name = "operator.sock";
  const path = join(dataDir, name);
  if (Buffer.byteLength(path) <= longest)
    return { path, close: () => Promise.resolve() };
  if (process.platform !== "linux") return null;
  // Linux knows an open folder by a short name as well.
  const folder = await open(dataDir, constants.O_DIRECTORY);
  return {
    path: `/proc/self/fd/${folder.fd}/${name}`,
    close: () => folder.close(),
  };
}
