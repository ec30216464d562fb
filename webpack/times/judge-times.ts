import type { FileTime } from "./read-times.ts";

/** What a whole run may take. Kept in budget.json. */
export interface TimeBudget {
  /** Milliseconds of `measureProcessor` on the machine where the seconds were measured. */
  processor: number;
  /** Seconds of the test files of each folder. */
  folders: Record<string, number>;
}

export interface FolderTime {
  folder: string;
  seconds: number;
  /** Seconds on this machine; null for a folder without one. */
  budget: number | null;
  isOver: boolean;
}

/** A folder over its budget by more than this share, and by more seconds than chance makes, is over it. */
const spare = { share: 0.2, seconds: 10 };

/** The folders of a run, the slowest first. @param processor As `measureProcessor` found it in this run. */
export function judgeTimes(
  files: readonly FileTime[],
  { processor: then, folders }: TimeBudget,
  processor: number,
): FolderTime[] {
  const sums = new Map<string, number>();
  for (const { path, seconds } of files) {
    const folder = folderOf(path);
    sums.set(folder, (sums.get(folder) ?? 0) + seconds);
  }
  const all = sumOf([...sums.values()]);
  const planned = sumOf(Object.values(folders));
  return [...sums]
    .map(([folder, seconds]) => {
      const there = folders[folder] ?? null;
      // Where all the others took longer as well, the machine had other work.
      const others = there === null ? 1 : ratio(all - seconds, planned - there);
      const budget = there && there * Math.max(processor / then, others);
      const most =
        budget === null
          ? spare.seconds
          : Math.max(budget * (1 + spare.share), budget + spare.seconds);
      return { folder, seconds, budget, isOver: seconds > most };
    })
    .sort((one, other) => other.seconds - one.seconds);
}

function sumOf(seconds: readonly number[]): number {
  return seconds.reduce((sum, one) => sum + one, 0);
}

/** Of what was taken to what was planned; 1 where nothing was. */
function ratio(taken: number, planned: number): number {
  return planned === 0 ? 1 : taken / planned;
}

/** Below the server every area has a budget of its own. */
function folderOf(path: string): string {
  const folders = path.split("/").slice(0, -1);
  return folders.slice(0, folders[0] === "server" ? 3 : 2).join("/");
}
