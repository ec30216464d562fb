import { defaultSurveyMinutes } from "@nearsay/core/contract";

const minute = 60_000;

/** The time as value of a datetime-local input: local time, `YYYY-MM-DDTHH:mm`, without seconds. */
export function toLocalInput(moment: Date): string {
  const pad = (part: number, length = 2) => String(part).padStart(length, "0");
  const year = pad(moment.getFullYear(), 4);
  const day = `${year}-${pad(moment.getMonth() + 1)}-${pad(moment.getDate())}`;
  return `${day}T${pad(moment.getHours())}:${pad(moment.getMinutes())}`;
}

/** The time of a datetime-local value; null if it is invalid. */
export function fromLocalInput(value: string): Date | null {
  const moment = new Date(value);
  return value === "" || Number.isNaN(moment.getTime()) ? null : moment;
}

/**
 * The default closing time of a survey.
 * @param now Milliseconds since the epoch.
 */
export function closingInput(now: number): string {
  return toLocalInput(new Date(now + defaultSurveyMinutes * minute));
}
