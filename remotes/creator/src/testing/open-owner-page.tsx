import { propsForPath } from "@nearsay/core/contract";
import { useLocation } from "@nearsay/core/router";
import { renderAt } from "@nearsay/core/testing";
import { screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { DeskPage } from "../owner-page/desk-page.tsx";
import { type Part, partAddress } from "../owner-page/parts.ts";
import { uuid } from "./managed.ts";

/** The owner's page, or a part of it, at its own address, as the host shows it. */
export function openOwnerPage(fragment = "#key=secret", part?: Part) {
  const path = partAddress(uuid, part) + fragment;
  const page = renderAt(<OwnerPage />, { path });
  return { ...page, user: userEvent.setup() };
}

function OwnerPage() {
  const { pathname } = useLocation();
  const { surveyUuid = uuid, part } = propsForPath(pathname);
  return <DeskPage surveyUuid={surveyUuid} part={part} />;
}

/** The owner's page once the survey has loaded. */
export async function openLoadedOwnerPage(fragment?: string) {
  const page = openOwnerPage(fragment);
  await screen.findByRole("heading", { level: 1, name: "Parks" });
  return page;
}

/** A part of the owner's page once the survey and the part's code have loaded. */
export async function openPart(part: Part) {
  const page = openOwnerPage(undefined, part);
  await screen.findByRole("link", { name: "Back to “Parks”" });
  await waitFor(() => expect(screen.queryByText("Loading")).toBeNull());
  return page;
}
