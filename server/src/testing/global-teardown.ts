type Step = () => Promise<void>;

// Jest loads setup and teardown separately, so they share state through the
// process.
const owner = globalThis as { nearsayTeardown?: Step[] };

/** Registers a step that runs after all tests. */
export function onTeardown(step: Step): void {
  (owner.nearsayTeardown ??= []).push(step);
}

/** Undoes the preparations, the last one first. */
export default async function undoPreparations(): Promise<void> {
  for (const step of (owner.nearsayTeardown ?? []).reverse()) await step();
}
