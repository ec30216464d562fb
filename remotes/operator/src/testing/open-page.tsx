import { renderAt } from "@nearsay/core/testing";
import { screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { OperatorPage } from "../operator-page.tsx";

/** The operator's page at an address, as the host shows it. */
export function openPage(path = "/operate#key=secret") {
  const page = renderAt(<OperatorPage />, { path });
  return { ...page, user: userEvent.setup() };
}

/**
 * One section of the operator's page, once its code has loaded.
 * @param query What follows its name in the address.
 */
export async function openPart(part: string, query = "") {
  const page = openPage(`/operate?part=${part}${query}#key=secret`);
  await screen.findByRole("navigation", { name: "Parts of the desk" });
  return page;
}
