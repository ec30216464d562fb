/** Who holds a folder, as its lock file says. */
export interface Holder {
  pid: number;
  /** The machine or container in which the process id means something. */
  host: string;
  /** ISO 8601. */
  since: string;
}

/** Another process works in the folder; the message names it and says how to mend it. */
export class FolderInUse extends Error {
  override readonly name = "FolderInUse";

  /** @param holder Null where it cannot be told. */
  constructor(folder: string, holder: Holder | null) {
    super(
      `The folder ${folder} is in use by ${describe(holder)}. ` +
        "Stop that one first, or give this one a folder of its own with DATA_DIR.",
    );
  }
}

function describe(holder: Holder | null): string {
  if (holder === null) return "another process";
  const { pid, host, since } = holder;
  return `process ${pid}, which runs Nearsay on ${host} since ${since}`;
}

/** Reads what a lock file holds; null when its process has not written it yet. */
export function readHolder(text: string): Holder | null {
  try {
    const value: unknown = JSON.parse(text);
    return isHolder(value) ? value : null;
  } catch {
    return null;
  }
}

function isHolder(value: unknown): value is Holder {
  return (
    typeof value === "object" &&
    value !== null &&
    "pid" in value &&
    "host" in value &&
    "since" in value
  );
}
