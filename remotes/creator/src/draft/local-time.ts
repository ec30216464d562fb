import { defaultSurveyMinutes } from "@nearsay/core/contract";

const minute = 60_000;

/** The moment as a datetime-local input holds it: local time, `YYYY-MM-DDTHH:mm`, seconds dropped. */
export function toLocalInput(moment: Date): string {
  const pad = (part: number, length = 2) => String(part).padStart(length, "0");
  const year = pad(moment.getFullYear(), 4);
  const day = `${year}-${pad(moment.getMonth() + 1)}-${pad(moment.getDate())}`;
  return `${day}T${pad(moment.getHours())}:${pad(moment.getMinutes())}`;
}

/** The moment a datetime-local value stands for; null when it is none. */
export function fromLocalInput(value: string): Date | null {
  const moment = new Date(value);
  return value === "" || Number.isNaN(moment.getTime()) ? null : moment;
}

/** When a survey closes unless its author says otherwise. @param now Milliseconds since the epoch. */
export function closingInput(now: number): string {
  return toLocalInput(new Date(now + defaultSurveyMinutes * minute));
}
