import { type Outgoing, outgoing } from "../base/outgoing.ts";

/**
 * Returns the requests that are sent to other servers while `work` runs, as
 * "webhook done", in order.
 */
export async function hearOutgoing(
  work: () => Promise<unknown>,
): Promise<string[]> {
  const heard: string[] = [];
  const hear = (message: unknown) => {
    const { to, outcome } = message as Outgoing;
    heard.push(`${to} ${outcome}`);
  };
  outgoing.subscribe(hear);
  try {
    await work();
  } finally {
    outgoing.unsubscribe(hear);
  }
  return heard;
}
