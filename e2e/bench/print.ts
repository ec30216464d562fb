import { cpus, loadavg } from "node:os";

export function print(text: string): void {
  process.stdout.write(`${text}\n`);
}

/** Prints on which machine and when a part was measured, and with which tools. */
export function printMachine(part: string, ...tools: string[]): void {
  const [processor] = cpus();
  const facts = [
    new Date().toISOString().slice(0, 10),
    `${cpus().length} × ${processor?.model ?? "unknown"}`,
    `load ${loadavg()[0]?.toFixed(1)}`,
    `Node ${process.version}`,
    ...tools,
  ];
  print(`\n## ${part}\n\n${facts.join(", ")}`);
}

/** A row of a table; the first cell names the row. */
export function printRow(...cells: readonly string[]): void {
  print(`| ${cells.join(" | ")} |`);
}

/** The header row with a line below it; every column except the first contains numbers. */
export function printHead(...names: readonly string[]): void {
  print("");
  printRow(...names);
  printRow(...names.map((_, index) => (index === 0 ? "---" : "---:")));
}

export function toText(value: number): string {
  return value.toLocaleString("en", { maximumFractionDigits: 3 });
}
