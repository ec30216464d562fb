import { json, refusal } from "@nearsay/core/testing";
import { act, screen } from "@testing-library/react";
import { deferredResponse } from "../testing/deferred-response.ts";
import {
  exportButton,
  exportedFile,
  exportQueries,
  exportRoute,
  fileAddress,
  showExportPanel,
  watchSaving,
} from "../testing/export-panel.tsx";

let saving: ReturnType<typeof watchSaving>;
let logged: jest.SpyInstance;

beforeEach(() => {
  saving = watchSaving();
  logged = jest.spyOn(console, "error").mockImplementation();
});

describe("exporting", () => {
  it("saves the file, with the access code, and confirms it", async () => {
    const { network, user } = await showExportPanel(exportedFile, {
      code: "sesame",
      title: "Night buses",
    });
    await user.click(exportButton());
    expect(await screen.findByText("The file was saved")).toHaveAttribute(
      "role",
      "status",
    );
    expect(exportQueries(network)).toEqual(["code=sesame"]);
    expect(saving.saved).toEqual([
      {
        name: expect.stringMatching(
          /^night-buses-insights-\d{4}-\d\d-\d\d\.html$/,
        ) as string,
        type: "text/html; charset=utf-8",
      },
    ]);
    expect(logged).not.toHaveBeenCalled();
  });

  it("revokes the file's URL after 60 seconds", async () => {
    await showExportPanel(exportedFile);
    jest.useFakeTimers();
    act(() => {
      exportButton().click();
    });
    await act(() => jest.advanceTimersByTimeAsync(0));
    expect(saving.saved).toHaveLength(1);
    await act(() => jest.advanceTimersByTimeAsync(59_999));
    expect(saving.revoked).toEqual([]);
    await act(() => jest.advanceTimersByTimeAsync(1));
    expect(saving.revoked).toEqual([fileAddress]);
  });

  it("shows that it is running, and cannot be started twice", async () => {
    const { response, answer } = deferredResponse();
    const { network, user } = await showExportPanel(() => response);
    await user.click(exportButton());
    const busy = screen.getByRole("button", { name: "Exporting" });
    expect(busy).toHaveFocus();
    await user.click(busy);
    answer(exportedFile());
    await screen.findByText("The file was saved");
    expect(network.to(exportRoute)).toHaveLength(1);
    expect(exportButton()).toHaveFocus();
  });

  it("is off if the page that shows the panel disables exports", async () => {
    await showExportPanel(exportedFile, { exportable: false });
    expect(exportButton()).toBeDisabled();
  });

  it("shows that it requires a code if it does", async () => {
    await showExportPanel(exportedFile, { exportRestricted: true });
    expect(exportButton()).toHaveAccessibleDescription(
      "Export requires a code.",
    );
    expect(screen.getByText("Export requires a code.")).toBeVisible();
  });

  it("does not show that it requires a code if it does not", async () => {
    await showExportPanel(exportedFile);
    expect(screen.queryByText("Export requires a code.")).toBeNull();
  });

  it("requires no code from the creator", async () => {
    const { user } = await showExportPanel(exportedFile, {
      exportRestricted: true,
    });
    await user.click(exportButton());
    await screen.findByText("The file was saved");
    expect(screen.queryByRole("dialog")).toBeNull();
  });
});

describe("an export that fails", () => {
  it.each<[string, () => Response, string]>([
    [
      "the server's message",
      () => json({ error: "Too large." }, 500),
      "Too large.",
    ],
    [
      "the status if the server sends no message",
      () => new Response("<html>", { status: 502, statusText: "Bad Gateway" }),
      "Export failed (status 502).",
    ],
    [
      "a message if no file arrives",
      () => new Response("<!doctype html>"),
      "Failed to export HTML.",
    ],
    [
      "a message if the server cannot be reached",
      () => {
        throw new TypeError("fetch failed");
      },
      "Failed to export HTML.",
    ],
  ])("shows %s, and logs", async (_what, answer, message) => {
    const { user } = await showExportPanel(answer);
    await user.click(exportButton());
    expect(await screen.findByRole("alert")).toHaveTextContent(message);
    expect(logged).toHaveBeenCalledWith(
      "export html failed",
      expect.anything(),
    );
    expect(screen.queryByRole("dialog")).toBeNull();
    expect(saving.saved).toEqual([]);
  });

  it("shows that the bot check failed", async () => {
    const { network, user } = await showExportPanel(exportedFile);
    network.on("GET /api/bot-check/challenge", { provider: "unheard of" });
    await user.click(exportButton());
    expect(await screen.findByRole("alert")).toHaveTextContent(
      "The bot-check is unavailable. Please try again.",
    );
  });

  it("can be tried again", async () => {
    const { network, user } = await showExportPanel(() =>
      refusal(429, "Too many exports."),
    );
    await user.click(exportButton());
    await screen.findByRole("alert");
    network.on(exportRoute, exportedFile);
    await user.click(exportButton());
    await screen.findByText("The file was saved");
    expect(screen.queryByRole("alert")).toBeNull();
  });
});
