import type { TicketMode } from "@nearsay/core/contract";
import type { TestApp } from "./test-app.ts";
import { KeyHolder } from "./key-holder.ts";
import { type Published, publishWithKey } from "./survey-builder.ts";

/** A survey that tickets can be made for, and its owner. */
export interface Ticketed extends Published {
  owner: KeyHolder;
}

export async function publishTicketed(
  test: TestApp,
  tickets: TicketMode,
  overrides: Record<string, unknown> = {},
): Promise<Ticketed> {
  const author = await test.visitor();
  const published = await publishWithKey(author, { tickets, ...overrides });
  return { ...published, owner: new KeyHolder(test.app, published) };
}

/** The codes of a new batch. */
export async function makeTickets(
  { owner }: Pick<Ticketed, "owner">,
  count: number,
  label = "North",
): Promise<string[]> {
  const made = await owner.post("/ticket-batches", { count, label });
  if (made.status !== 201) throw new Error(made.text);
  return (made.body as { codes: string[] }).codes;
}
