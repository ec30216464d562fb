import { type FakeNetwork, fakeNetwork, refusal } from "@nearsay/core/testing";
import { render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { InsightsPanel } from "../panel/insights-panel.tsx";
import { analyticsReply } from "./analytics-reply.ts";

export const exportRoute = "GET /api/surveys/7/export/html";
export const fileAddress = "blob:nearsay/1";

interface PanelProps {
  code?: string;
  title?: string;
  exportRestricted?: boolean;
  exportable?: boolean;
}

/** The panel of survey 7, with this reply to its export. */
export async function showExportPanel(
  answer: () => Response | Promise<Response>,
  props: PanelProps = {},
) {
  const network = fakeNetwork({
    "GET /api/surveys/7/analytics": analyticsReply(),
    [exportRoute]: answer,
  });
  render(<InsightsPanel surveyId="7" exportRestricted={false} {...props} />);
  await screen.findByText("Last Updated");
  return { network, user: userEvent.setup() };
}

export function exportButton(): HTMLElement {
  return screen.getByRole("button", { name: "Export HTML" });
}

/** The queries of all export requests so far. */
export function exportQueries(network: FakeNetwork): string[] {
  return network.to(exportRoute).map(({ path }) => path.split("?")[1] ?? "");
}

export function exportedFile(): Response {
  return new Response("<!doctype html>", {
    headers: {
      "content-type": "text/html; charset=utf-8",
      "content-disposition": "attachment",
    },
  });
}

export function codeRequired(): Response {
  return refusal(403, "export code required", "EXPORT_CODE_REQUIRED");
}

/**
 * Browsers save files outside of the page; this records the files of a test,
 * and which of their URLs were revoked.
 */
export function watchSaving() {
  const saved: { name: string; type: string }[] = [];
  const revoked: string[] = [];
  let type = "";
  URL.createObjectURL = (content) => {
    type = (content as Blob).type;
    return fileAddress;
  };
  URL.revokeObjectURL = (url) => revoked.push(url);
  jest
    .spyOn(HTMLAnchorElement.prototype, "click")
    .mockImplementation(function click(this: HTMLAnchorElement) {
      saved.push({ name: this.download, type });
    });
  return { saved, revoked };
}
