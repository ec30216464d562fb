import { execFileSync } from "node:child_process";
import { readFileSync, readlinkSync } from "node:fs";
import { hostname } from "node:os";

/**
 * When a process began, in a form to compare only; null when there is none
 * with this id. Together with the id it names one process, even after the
 * system gave the id away again.
 */
export function processStart(pid: number): string | null {
  return process.platform === "linux" ? fromProc(pid) : fromPs(pid);
}

/** Names the space in which process ids mean something: this machine since its start, or this container. */
export function processSpace(): string {
  if (process.platform !== "linux") return hostname();
  const boot = readFileSync("/proc/sys/kernel/random/boot_id", "utf8").trim();
  return `${boot} ${readlinkSync("/proc/self/ns/pid")}`;
}

const startField = 19;

function fromProc(pid: number): string | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
    // The name in brackets may hold spaces and brackets itself.
    const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
    const isZombie = fields[0] === "Z";
    return isZombie ? null : (fields[startField] ?? null);
  } catch {
    return null;
  }
}

function fromPs(pid: number): string | null {
  try {
    const args = ["-o", "lstart=", "-p", String(pid)];
    const env = { ...process.env, LC_ALL: "C" };
    const started = execFileSync("ps", args, { env, encoding: "utf8" }).trim();
    return started === "" ? null : started;
  } catch {
    return null;
  }
}
