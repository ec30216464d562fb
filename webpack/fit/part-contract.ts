/**
 * A file of the host's build and of each release, and a path of the site: the
 * contract of the workspace.
 */
export const contractFile = "contract.json";

/**
 * What a workspace was built with, so that others can be compared with it
 * later. Releases store it, so its names are permanent: `lends` is what the
 * host shares, `doors` are the subpaths of core that it shares.
 */
export interface PartContract {
  /** `host`, or the remote's name. */
  name: string;
  contract: number;
  /** Version of each library that it shares; only the host shares any. */
  lends: Record<string, string>;
  /** Range of versions that it accepts of each library. */
  requires: Record<string, string>;
  /** What it imports from each of core's shared subpaths. */
  uses: Record<string, string[]>;
  /** Modules of others that it shows, as `remote/Module`. */
  shows: string[];
  /** Modules that others may show. */
  exposes: string[];
  /** File of each of core's shared subpaths. */
  doors: Record<string, string>;
  /** Types of those subpaths and of the modules' props: text by file, without comments. */
  declarations: Record<string, string>;
}

const records = ["lends", "requires", "uses", "doors", "declarations"];
const lists = ["shows", "exposes"];

/** Null for a text that no build wrote. */
export function readPartContract(text: string): PartContract | null {
  const value = parse(text);
  if (typeof value !== "object" || value === null) return null;
  const of = new Map<string, unknown>(Object.entries(value));
  const whole =
    typeof of.get("name") === "string" &&
    typeof of.get("contract") === "number" &&
    records.every((key) => isRecord(of.get(key))) &&
    lists.every((key) => Array.isArray(of.get(key)));
  return whole ? (value as PartContract) : null;
}

function isRecord(value: unknown): boolean {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
