import { useParams } from "@nearsay/core/router";
import { renderAt } from "@nearsay/core/testing";
import { screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { DeskPage } from "../owner-page/desk-page.tsx";
import { uuid } from "./managed.ts";

/** The owner's page at its own address, as the host shows it. */
export function openOwnerPage(fragment = "#key=secret") {
  const page = renderAt(<OwnerPage />, { path: `/manage/${uuid}${fragment}` });
  return { ...page, user: userEvent.setup() };
}

function OwnerPage() {
  const { surveyUuid = uuid } = useParams();
  return <DeskPage surveyUuid={surveyUuid} />;
}

/** The owner's page once the survey has loaded. */
export async function openLoadedOwnerPage(fragment?: string) {
  const page = openOwnerPage(fragment);
  await screen.findByRole("heading", { level: 1, name: "Parks" });
  return page;
}
