import { storeAccessCodeAtom } from "@nearsay/core/session";
import { json, refusal } from "@nearsay/core/testing";
import { act, screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { deferredReply } from "../testing/deferred-reply.ts";
import { renderSurveys, surveysNetwork } from "../testing/render-surveys.tsx";
import { ReportDialog } from "./report-dialog.tsx";

const route = "POST /api/surveys/7/report";
const tooShort = "Please provide a brief reason (at least 3 characters).";

interface Options {
  waitForReason?: boolean;
  consented?: boolean;
}

async function openDialog({ consented = true, ...props }: Options = {}) {
  const user = userEvent.setup();
  const onReported = jest.fn();
  const onClose = jest.fn();
  const page = await renderSurveys(
    <ReportDialog
      surveyId="7"
      onReported={onReported}
      onClose={onClose}
      {...props}
    />,
    { consented },
  );
  return { user, onReported, onClose, ...page };
}

const reason = () => screen.getByRole("textbox");
const send = () => screen.getByRole("button", { name: "Send report" });

describe("reporting a survey", () => {
  it("sends the trimmed reason with the access code", async () => {
    const network = surveysNetwork({ [route]: null });
    const { user, store, onReported } = await openDialog();
    act(() => store.set(storeAccessCodeAtom, "7", "sesame"));
    expect(
      screen.getByRole("dialog", { name: "Report survey" }),
    ).toHaveAccessibleDescription(
      "A survey is hidden from everyone once enough people have reported it.",
    );
    await user.type(reason(), "  Bad ");
    await user.click(send());
    expect(network.to(route).map(({ body }) => body)).toEqual([
      { reason: "Bad", code: "sesame" },
    ]);
    expect(onReported).toHaveBeenCalledTimes(1);
  });

  it("sends a token for reports if the server requires bot checks", async () => {
    const challenge = "GET /api/bot-check/challenge";
    const off = () => json({ provider: "off" });
    const network = surveysNetwork({ [route]: null, [challenge]: off });
    const { user, onReported } = await openDialog();
    await user.type(reason(), "Spam");
    await user.click(send());
    await waitFor(() => {
      expect(onReported).toHaveBeenCalled();
    });
    expect(network.to(challenge).map(({ path }) => path)).toContain(
      "/api/bot-check/challenge?action=survey_report",
    );
  });

  it("rejects a reason of two characters until it is changed", async () => {
    const network = surveysNetwork({ [route]: null });
    const { user } = await openDialog();
    await user.type(reason(), " ab ");
    await user.click(send());
    expect(screen.getByRole("alert")).toHaveTextContent(tooShort);
    expect(reason()).toBeInvalid();
    expect(reason()).toHaveFocus();
    expect(network.to(route)).toHaveLength(0);
    await user.type(reason(), "c");
    expect(screen.queryByRole("alert")).toBeNull();
    await user.click(send());
    expect(network.to(route)).toHaveLength(1);
  });

  it("disables the button until the reason is long enough, if configured", async () => {
    surveysNetwork();
    const { user } = await openDialog({ waitForReason: true });
    expect(screen.getByText(tooShort)).toBeVisible();
    await user.type(reason(), "ab ");
    expect(send()).toBeDisabled();
    await user.type(reason(), "c");
    expect(send()).toBeEnabled();
    expect(screen.queryByText(tooShort)).toBeNull();
  });

  it("shows the error, keeps the reason and repeats the same report", async () => {
    const network = surveysNetwork({ [route]: () => refusal(500, "Broken.") });
    const { user, onReported } = await openDialog();
    await user.type(reason(), "Spam");
    await user.click(send());
    const alert = await screen.findByRole("alert");
    expect(alert).toHaveTextContent("Failed to report survey");
    expect(alert).toHaveTextContent("Broken.");
    expect(document.body).not.toHaveFocus();
    expect(document.activeElement).toContainElement(alert);
    expect(reason()).toHaveValue("Spam");
    network.on(route, null);
    await user.click(send());
    const keys = network
      .to(route)
      .map(({ headers }) => headers.get("idempotency-key"));
    expect(keys).toHaveLength(2);
    expect(new Set(keys).size).toBe(1);
    expect(onReported).toHaveBeenCalledTimes(1);
    expect(screen.queryByRole("alert")).toBeNull();
  });

  it("stays open while it sends", async () => {
    const { reply, answer } = deferredReply();
    surveysNetwork({ [route]: () => reply });
    const { user, onReported, onClose } = await openDialog();
    await user.type(reason(), "Spam");
    await user.click(send());
    expect(screen.getByRole("button", { name: "Sending…" })).toBeVisible();
    await user.keyboard("{Escape}");
    await user.click(screen.getByRole("button", { name: "Cancel" }));
    expect(onClose).not.toHaveBeenCalled();
    answer(new Response(null, { status: 204 }));
    await waitFor(() => {
      expect(onReported).toHaveBeenCalled();
    });
  });

  it("closes on request", async () => {
    surveysNetwork();
    const { user, onClose } = await openDialog();
    await user.click(screen.getByRole("button", { name: "Cancel" }));
    await user.keyboard("{Escape}");
    expect(onClose).toHaveBeenCalledTimes(2);
  });

  it("asks a read-only visitor for consent, and sends the report once it is given", async () => {
    const network = surveysNetwork({ [route]: null });
    const { user, onReported } = await openDialog({ consented: false });
    const submit = () =>
      screen.getByRole("button", { name: "Enable anonymous ID to submit" });
    await user.type(reason(), "ab");
    await user.click(submit());
    expect(screen.getByRole("alert")).toHaveTextContent(tooShort);
    await user.type(reason(), "surd");
    await user.click(submit());
    const panel = screen.getByRole("group", { name: /An anonymous ID is/ });
    expect(panel).toHaveFocus();
    expect(panel).toHaveTextContent(
      "Enable anonymous ID participation via the Anonymous ID Policy page to interact.",
    );
    expect(network.to(route)).toHaveLength(0);
    await user.click(screen.getByRole("button", { name: "Not now" }));
    expect(reason()).toHaveValue("absurd");
    await user.click(submit());
    await user.click(screen.getByRole("button", { name: "Enable and report" }));
    await waitFor(() => {
      expect(onReported).toHaveBeenCalledTimes(1);
    });
    expect(network.to(route).map(({ body }) => body)).toEqual([
      { reason: "absurd" },
    ]);
  });
});
