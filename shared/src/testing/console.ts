const unexpected: string[] = [];

function record(level: string) {
  return (...parts: unknown[]) => {
    unexpected.push(`console.${level}: ${describeParts(parts)}`);
  };
}

/** Collects unexpected messages to `console.error` and `console.warn`. */
export function watchConsole(): void {
  console.error = record("error");
  console.warn = record("warn");
}

/**
 * Throws if the console was used since the last call. A test that expects a
 * message replaces the function: `jest.spyOn(console,
 * "error").mockImplementation()`.
 */
export function assertQuietConsole(): void {
  const messages = unexpected.splice(0);
  if (messages.length > 0) throw new Error(messages.join("\n\n"));
}

function describeParts(parts: unknown[]): string {
  const [template, ...values] = parts.map((part) =>
    part instanceof Error ? (part.stack ?? part.message) : String(part),
  );
  const text = (template ?? "").replace(/%[sdoO]/g, () => values.shift() ?? "");
  return [text, ...values].join(" ");
}
