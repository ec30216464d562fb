import { execFileSync } from "node:child_process";

export interface Account {
  uid: number;
  gid: number;
}

/**
 * PostgreSQL refuses to run as root; then it runs as the account that its
 * package created. Undefined for other users.
 */
export function accountFor(name = "postgres"): Account | undefined {
  if (process.getuid?.() !== 0) return undefined;
  return { uid: idOf("-u", name), gid: idOf("-g", name) };
}

function idOf(flag: "-u" | "-g", name: string): number {
  return Number(execFileSync("id", [flag, name], { encoding: "utf8" }));
}
