import {
  type FakeNetwork,
  fakeNetwork,
  json,
  refusal,
} from "@nearsay/core/testing";
import { act, render, screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { InsightsPanel } from "../panel/insights-panel.tsx";
import { analyticsReply } from "../testing/analytics-reply.ts";
import { deferredResponse } from "../testing/deferred-response.ts";

const route = "GET /api/surveys/7/export/html";
const address = "blob:nearsay/1";

let network: FakeNetwork;
let logged: jest.SpyInstance;
/** Name and content of each file that was saved. */
let saved: [string, Blob][];
let revoked: string[];

beforeEach(() => {
  saved = [];
  revoked = [];
  logged = jest.spyOn(console, "error").mockImplementation();
  let content = new Blob();
  URL.createObjectURL = (blob) => {
    content = blob as Blob;
    return address;
  };
  URL.revokeObjectURL = (url) => revoked.push(url);
  jest
    .spyOn(HTMLAnchorElement.prototype, "click")
    .mockImplementation(function click(this: HTMLAnchorElement) {
      if (this.href === address) saved.push([this.download, content]);
    });
});

const file = () =>
  new Response("<!doctype html>", {
    headers: {
      "content-type": "text/html; charset=utf-8",
      "content-disposition": "attachment",
    },
  });

const codeRequired = () =>
  refusal(403, "export code required", "EXPORT_CODE_REQUIRED");

const codeWrong = (attemptsRemaining?: number) =>
  refusal(403, "That export code is not right.", "EXPORT_CODE_INVALID", {
    data: { attemptsRemaining },
  });

async function showPanel(
  answer: () => Response | Promise<Response>,
  props: {
    code?: string;
    exportRestricted?: boolean;
    exportable?: boolean;
  } = {},
) {
  network = fakeNetwork({
    "GET /api/surveys/7/analytics": analyticsReply(),
    [route]: answer,
  });
  render(<InsightsPanel surveyId="7" exportRestricted={false} {...props} />);
  await screen.findByText("Last Updated");
  return userEvent.setup();
}

const exportButton = () => screen.getByRole("button", { name: "Export HTML" });

async function openDialog() {
  const user = await showPanel(codeRequired, { exportRestricted: true });
  await user.click(exportButton());
  const dialog = await screen.findByRole("dialog", {
    name: "Enter Export Code",
  });
  const input = within(dialog).getByRole("textbox", { name: "Export code" });
  async function enter(code: string) {
    await user.clear(input);
    await user.type(input, `${code}{Enter}`);
  }
  return { user, dialog, input, enter };
}

const askedWith = () =>
  network.to(route).map(({ path }) => path.split("?")[1] ?? "");

describe("exporting", () => {
  it("saves the file, with the access code, and says so", async () => {
    const user = await showPanel(file, { code: "sesame" });
    await user.click(exportButton());
    expect(await screen.findByText("The file was saved")).toHaveAttribute(
      "role",
      "status",
    );
    expect(askedWith()).toEqual(["code=sesame"]);
    expect(saved.map(([name]) => name)).toEqual(["nearsay-insights-7.html"]);
    expect(saved[0]?.[1].type).toBe("text/html; charset=utf-8");
    expect(logged).not.toHaveBeenCalled();
  });

  it("gives up the file's address after 60 seconds", async () => {
    await showPanel(file);
    jest.useFakeTimers();
    act(() => {
      exportButton().click();
    });
    await act(() => jest.advanceTimersByTimeAsync(0));
    expect(saved).toHaveLength(1);
    await act(() => jest.advanceTimersByTimeAsync(59_999));
    expect(revoked).toEqual([]);
    await act(() => jest.advanceTimersByTimeAsync(1));
    expect(revoked).toEqual([address]);
  });

  it("says that it is at it, and is not begun twice", async () => {
    const { response, answer } = deferredResponse();
    const user = await showPanel(() => response);
    await user.click(exportButton());
    const busy = screen.getByRole("button", { name: "Exporting" });
    expect(busy).toHaveFocus();
    await user.click(busy);
    answer(file());
    await screen.findByText("The file was saved");
    expect(network.to(route)).toHaveLength(1);
    expect(exportButton()).toHaveFocus();
  });

  it("is off where whoever shows the panel lets nobody export", async () => {
    await showPanel(file, { exportable: false });
    expect(exportButton()).toBeDisabled();
  });

  it("is noted to require a code where it does", async () => {
    await showPanel(file, { exportRestricted: true });
    expect(exportButton()).toHaveAccessibleDescription(
      "Export requires a code.",
    );
    expect(screen.getByText("Export requires a code.")).toBeVisible();
  });

  it("is not noted to require a code where it does not", async () => {
    await showPanel(file);
    expect(screen.queryByText("Export requires a code.")).toBeNull();
  });

  it("needs no code of the creator", async () => {
    const user = await showPanel(file, { exportRestricted: true });
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
      "its status where the server says nothing",
      () => new Response("<html>", { status: 502, statusText: "Bad Gateway" }),
      "Export failed (status 502).",
    ],
    [
      "a sentence where no file came",
      () => new Response("<!doctype html>"),
      "Failed to export HTML.",
    ],
    [
      "a sentence where the server was not reached",
      () => {
        throw new TypeError("fetch failed");
      },
      "Failed to export HTML.",
    ],
  ])("tells %s, and logs", async (_what, answer, message) => {
    const user = await showPanel(answer);
    await user.click(exportButton());
    expect(await screen.findByRole("alert")).toHaveTextContent(message);
    expect(logged).toHaveBeenCalledWith(
      "export html failed",
      expect.anything(),
    );
    expect(screen.queryByRole("dialog")).toBeNull();
    expect(saved).toEqual([]);
  });

  it("tells that the bot check did", async () => {
    const user = await showPanel(file);
    network.on("GET /api/bot-check/challenge", { provider: "unheard of" });
    await user.click(exportButton());
    expect(await screen.findByRole("alert")).toHaveTextContent(
      "The bot-check is unavailable. Please try again.",
    );
  });

  it("may be tried again", async () => {
    const user = await showPanel(() => refusal(429, "Too many exports."));
    await user.click(exportButton());
    await screen.findByRole("alert");
    network.on(route, file);
    await user.click(exportButton());
    await screen.findByText("The file was saved");
    expect(screen.queryByRole("alert")).toBeNull();
  });
});

describe("the export code", () => {
  it("is asked for when the server requires it", async () => {
    const { dialog, input } = await openDialog();
    expect(dialog).toHaveAccessibleDescription(/Enter it below to continue$/);
    expect(input).toHaveFocus();
    expect(input).toHaveAttribute("maxlength", "32");
    expect(within(dialog).queryByText(/^Attempts remaining/)).toBeNull();
    expect(screen.queryByRole("alert")).toBeNull();
  });

  it("is asked for by the server's words alone", async () => {
    const user = await showPanel(() =>
      json({ error: "Export code required" }, 403),
    );
    await user.click(exportButton());
    expect(await screen.findByRole("dialog")).toBeVisible();
  });

  it("is not asked for at another refusal", async () => {
    const user = await showPanel(() => refusal(403, "Not from here."));
    await user.click(exportButton());
    expect(await screen.findByRole("alert")).toHaveTextContent(
      "Not from here.",
    );
    expect(screen.queryByRole("dialog")).toBeNull();
  });

  it.each([
    ["", "Code must be at least 4 characters."],
    ["abc", "Code must be at least 4 characters."],
    ["ab cd", "Code cannot contain spaces."],
    ["abcd ", "Code cannot contain spaces."],
  ])("%p is refused without asking the server", async (code, complaint) => {
    const { dialog, enter } = await openDialog();
    await enter(code);
    expect(within(dialog).getByRole("alert")).toHaveTextContent(complaint);
    expect(network.to(route)).toHaveLength(1);
  });

  it("of four characters is sent as it is", async () => {
    const { enter } = await openDialog();
    network.on(route, file);
    await enter("Ab+1");
    await screen.findByText("The file was saved");
    expect(askedWith()).toEqual(["", "export_code=Ab%2B1"]);
    expect(saved).toHaveLength(1);
  });

  it("gives the focus back when it was right", async () => {
    const { enter } = await openDialog();
    network.on(route, file);
    await enter("EXPORT-1");
    await screen.findByText("The file was saved");
    expect(screen.queryByRole("dialog")).toBeNull();
    expect(exportButton()).toHaveFocus();
  });

  it("is said to be wrong, with the attempts that remain", async () => {
    const { dialog, enter } = await openDialog();
    network.on(route, () => codeWrong(2));
    await enter("WRONG");
    expect(await within(dialog).findByRole("alert")).toHaveTextContent(
      "That export code is not right.",
    );
    expect(within(dialog).getByText("Attempts remaining: 2")).toBeVisible();
    network.on(route, () => codeWrong(1));
    await enter("WRONGER");
    expect(
      await within(dialog).findByText("Attempts remaining: 1"),
    ).toBeVisible();
  });

  it("is said to be wrong where the server counts nothing", async () => {
    const { dialog, enter } = await openDialog();
    network.on(route, () => codeWrong());
    await enter("WRONG");
    await within(dialog).findByRole("alert");
    expect(within(dialog).queryByText(/^Attempts remaining/)).toBeNull();
  });

  it("is said to be checked meanwhile", async () => {
    const { dialog, enter } = await openDialog();
    const { response, answer } = deferredResponse();
    network.on(route, () => response);
    await enter("EXPORT-1");
    expect(
      within(dialog).getByRole("button", { name: "Checking" }),
    ).toBeVisible();
    answer(file());
    await screen.findByText("The file was saved");
  });

  it.each<[string, () => Response, string]>([
    [
      "the last attempt",
      () => codeWrong(0),
      "Export has been temporarily blocked after too many incorrect attempts",
    ],
    [
      "423",
      () => refusal(423, "Too many incorrect attempts.", "ACCESS_LOCKED"),
      "Too many incorrect attempts.",
    ],
    [
      "429",
      () => refusal(429, "Too many wrong entries.", "CODE_GUESSES_BOUNDED"),
      "Too many wrong entries.",
    ],
  ])("is not taken after %s", async (_what, answer, message) => {
    const { user, enter } = await openDialog();
    network.on(route, answer);
    await enter("WRONG");
    const note = await screen.findByText(message);
    const locked = screen.getByRole("dialog");
    expect(within(locked).getByRole("alert")).toContainElement(note);
    expect(within(locked).queryByRole("textbox")).toBeNull();
    await user.click(within(locked).getByRole("button", { name: "Close" }));
    expect(screen.queryByRole("dialog")).toBeNull();
    expect(exportButton()).toHaveFocus();
  });

  it.each(["Cancel", "{Escape}"])(
    "is asked for anew after %s, from the start",
    async (way) => {
      const { user, dialog, enter } = await openDialog();
      await enter("abc");
      if (way === "Cancel")
        await user.click(within(dialog).getByRole("button", { name: way }));
      else await user.keyboard(way);
      expect(screen.queryByRole("dialog")).toBeNull();
      expect(exportButton()).toHaveFocus();
      await user.click(exportButton());
      const again = await screen.findByRole("dialog");
      expect(within(again).getByRole("textbox")).toHaveValue("");
      expect(within(again).queryByRole("alert")).toBeNull();
    },
  );
});
