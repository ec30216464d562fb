import { json } from "@nearsay/core/testing";
import { screen } from "@testing-library/react";
import type { UserEvent } from "@testing-library/user-event";
import { button, create, network } from "./open-create-page.tsx";

/** Publishes the draft in the editor; the reply is lost, and the next one would arrive. */
export async function loseAnswer(user: UserEvent): Promise<void> {
  network.on(create, () => Promise.reject(new TypeError("connection lost")));
  await user.click(button("Publish"));
  await screen.findByText("The server could not be reached.");
  network.on(create, () => json({ id: 42 }, 201));
}

/** The token of each try to publish, in order. */
export function sentTokens(): string[] {
  return network
    .to(create)
    .map(({ body }) => (body as { survey: { embeddedToken: string } }).survey)
    .map(({ embeddedToken }) => embeddedToken);
}
