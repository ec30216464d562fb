import { channel } from "node:diagnostics_channel";

export interface WrittenBatch {
  /** What was written, such as "responses". */
  name: string;
  size: number;
}

/** Tells whoever watches how many items were written together; costs nothing while nobody does. */
export const batchSizes = channel("nearsay:batch");

export function tellBatchSize(batch: WrittenBatch): void {
  if (batchSizes.hasSubscribers) batchSizes.publish(batch);
}
