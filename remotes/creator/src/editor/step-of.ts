import { fieldIds } from "../draft/editor-context.ts";

/** The steps of the editor that are folded, by their names in the address. */
export const foldedSteps = ["who", "results"] as const;
export type FoldedStep = (typeof foldedSteps)[number];

const { challenge, expectedAnswer } = fieldIds;

/** Beginnings of the names of each step's controls. */
const controls: Record<FoldedStep, readonly string[]> = {
  who: [
    ...[fieldIds.closesAt, fieldIds.opensAt, fieldIds.quota],
    ...[fieldIds.thanksLink, fieldIds.accessCode, fieldIds.embedSites],
    ...[fieldIds.addChallenge, challenge(""), expectedAnswer("")],
    ...[fieldIds.languages, "translation-"],
  ],
  results: [fieldIds.exportCode],
};

/** The folded step that contains a control; null if it is in none. */
export function stepOf(name: string): FoldedStep | null {
  const contains = (step: FoldedStep) =>
    controls[step].some((beginning) => name.startsWith(beginning));
  return foldedSteps.find(contains) ?? null;
}
