type Step = () => Promise<void>;

// Jest loads setup and teardown apart; the process is what they share.
const owner = globalThis as { nearsayTeardown?: Step[] };

/** Remembers what to undo when all tests are over. */
export function onTeardown(step: Step): void {
  (owner.nearsayTeardown ??= []).push(step);
}

/** Undoes the preparations, the last first. */
export default async function undoPreparations(): Promise<void> {
  for (const step of (owner.nearsayTeardown ?? []).reverse()) await step();
}
