import type { ManagedSurvey } from "@nearsay/core/contract";

/** Parts of the owner's page, by the last segment of their addresses. */
export const parts = [
  "results",
  "paper",
  "review",
  "closing",
  "edit",
  "answers",
  "days",
  "discussion",
  "flagged",
  "tickets",
  "kiosk",
  "news",
  "keys",
  "changes",
] as const;

export type Part = (typeof parts)[number];

type Allows = (managed: ManagedSurvey) => boolean;

const everybody: Allows = () => true;
const owner: Allows = ({ role }) => role === "own";

/** Whose key opens a part, and when there is anything in it. */
const allows: Record<Part, Allows> = {
  results: (managed) => isShown(managed) && !managed.survey.requiresCode,
  paper: isShown,
  review: (managed) => owner(managed) && managed.state === "hidden",
  closing: owner,
  edit: owner,
  answers: everybody,
  days: everybody,
  discussion: ({ role }) => role !== "read",
  flagged: (managed) => owner(managed) && managed.survey.responseCount > 0,
  tickets: owner,
  kiosk: owner,
  news: everybody,
  keys: owner,
  changes: ({ edits }) => edits.length > 0,
};

/** Whether this key opens a part of the owner's page now. */
export function mayOpen(part: Part, managed: ManagedSurvey): boolean {
  return managed.state !== "deleting" && allows[part](managed);
}

/** Whether people see the survey. */
export function isShown({ state }: Pick<ManagedSurvey, "state">): boolean {
  return state === "open" || state === "closed";
}

/** The part with this name, if the key opens it. */
export function findPart(
  name: string | undefined,
  managed: ManagedSurvey,
): Part | null {
  const part = parts.find((one) => one === name);
  return part !== undefined && mayOpen(part, managed) ? part : null;
}

/** Without the key, which this browser stores. */
export function partAddress(uuid: string, part?: Part): string {
  const page = `/manage/${uuid}`;
  return part === undefined ? page : `${page}/${part}`;
}
