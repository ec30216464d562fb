import type { FileTime } from "./read-times.ts";

/** Time budget of a complete run. Stored in budget.json. */
export interface TimeBudget {
  /** Milliseconds of `measureProcessor` on the machine on which the seconds were measured. */
  processor: number;
  /** Seconds for the test files of each folder. */
  folders: Record<string, number>;
}

export interface FolderTime {
  folder: string;
  seconds: number;
  /** Seconds on this machine; null for a folder without a budget. */
  budget: number | null;
  isOver: boolean;
}

/**
 * A folder is over its budget if it exceeds it by more than this share and by
 * more seconds than random variation.
 */
const spare = { share: 0.2, seconds: 10 };

/**
 * The folders of a run, slowest first.
 * @param processor Result of `measureProcessor` in this run.
 */
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
      // If all the others took longer as well, the machine was busy with other
      // work.
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

/** Ratio of actual to planned time; 1 if none was planned. */
function ratio(taken: number, planned: number): number {
  return planned === 0 ? 1 : taken / planned;
}

/** Below the server, every area has a separate budget. */
function folderOf(path: string): string {
  const folders = path.split("/").slice(0, -1);
  return folders.slice(0, folders[0] === "server" ? 3 : 2).join("/");
}
