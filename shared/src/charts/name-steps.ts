import { series as texts } from "#messages";
import type { BucketStep } from "./bucket-step.ts";

/** "per day", "per 3 hours" */
export function nameEach({ unit, size }: BucketStep): string {
  return size === 1
    ? texts.each[unit]
    : texts.eachAmount({ amount: texts.amount[unit]({ size }) });
}

/** "on Mar 1", "in the 3 hours from Mar 1, 9 AM" */
export function nameTime({ unit, size }: BucketStep, start: string): string {
  return size === 1
    ? texts.at[unit]({ start })
    : texts.atSpan({ span: nameSpan({ unit, size }), start });
}

/** "3 hours", as it follows "in the" */
export function nameSpan({ unit, size }: BucketStep): string {
  return texts.span[unit]({ size });
}

/** States that responses are still added to the last bucket. */
export function nameOpenEnd({ unit, size }: BucketStep): string {
  return size === 1
    ? texts.notOver[unit]
    : texts.notOverAmount({ amount: texts.amount[unit]({ size }) });
}
