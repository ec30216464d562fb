import { json, refusal } from "@nearsay/core/testing";
import { screen, within } from "@testing-library/react";
import { deferredResponse } from "../testing/deferred-response.ts";
import {
  codeRequired,
  exportButton,
  exportedFile,
  exportQueries,
  exportRoute,
  showExportPanel,
  watchSaving,
} from "../testing/export-panel.tsx";

let saving: ReturnType<typeof watchSaving>;
let logged: jest.SpyInstance;

beforeEach(() => {
  saving = watchSaving();
  logged = jest.spyOn(console, "error").mockImplementation();
});

const codeWrong = (attemptsRemaining?: number) =>
  refusal(403, "That export code is not right.", "EXPORT_CODE_INVALID", {
    data: { attemptsRemaining },
  });

const locked = () =>
  refusal(423, "Too many incorrect attempts.", "ACCESS_LOCKED");

async function findLock() {
  const note = await screen.findByText(
    "Access has been temporarily blocked after too many incorrect attempts",
  );
  const dialog = screen.getByRole("dialog");
  expect(within(dialog).getByRole("alert")).toContainElement(note);
  expect(within(dialog).queryByRole("textbox")).toBeNull();
}

async function openDialog() {
  const { network, user } = await showExportPanel(codeRequired, {
    exportRestricted: true,
  });
  await user.click(exportButton());
  const dialog = await screen.findByRole("dialog", {
    name: "Enter Export Code",
  });
  const input = within(dialog).getByRole("textbox", { name: "Export code" });
  async function enter(code: string) {
    await user.clear(input);
    await user.type(input, `${code}{Enter}`);
  }
  return { network, user, dialog, input, enter };
}

describe("the export code", () => {
  it("is requested when the server requires it", async () => {
    const { dialog, input, user } = await openDialog();
    expect(dialog).toHaveAccessibleDescription(/Enter it below to continue$/);
    expect(input).toHaveFocus();
    await user.paste("a".repeat(33));
    expect(input).toHaveValue("a".repeat(32));
    expect(logged).not.toHaveBeenCalled();
    expect(within(dialog).queryByText(/^Attempts remaining/)).toBeNull();
    expect(screen.queryByRole("alert")).toBeNull();
  });

  it("is requested by the server's message alone", async () => {
    const { user } = await showExportPanel(() =>
      json({ error: "Export code required" }, 403),
    );
    await user.click(exportButton());
    expect(await screen.findByRole("dialog")).toBeVisible();
  });

  it("is requested by the server's error code, whatever language it uses", async () => {
    const { user } = await showExportPanel(() =>
      refusal(403, "Exportcode erforderlich", "EXPORT_CODE_REQUIRED"),
    );
    await user.click(exportButton());
    expect(await screen.findByRole("dialog")).toBeVisible();
  });

  it.each([
    [403, "Not from here."],
    [403, "Access code required."],
    [400, "export code required"],
  ])("is not requested at %i %p", async (status, words) => {
    const { user } = await showExportPanel(() => refusal(status, words));
    await user.click(exportButton());
    expect(await screen.findByRole("alert")).toHaveTextContent(words);
    expect(screen.queryByRole("dialog")).toBeNull();
  });

  it.each([
    ["abc", "Code must be at least 4 characters."],
    ["ab cd", "Code cannot contain spaces."],
    ["abcd ", "Code cannot contain spaces."],
  ])("%p is refused without a request", async (code, complaint) => {
    const { dialog, enter, network } = await openDialog();
    await enter(code);
    expect(within(dialog).getByRole("alert")).toHaveTextContent(complaint);
    expect(network.to(exportRoute)).toHaveLength(1);
  });

  it("of four characters is sent unchanged", async () => {
    const { enter, network } = await openDialog();
    network.on(exportRoute, exportedFile);
    await enter("Ab+1");
    await screen.findByText("The file was saved");
    expect(exportQueries(network)).toEqual(["", "export_code=Ab%2B1"]);
    expect(saving.saved).toHaveLength(1);
  });

  it("returns the focus when it was right", async () => {
    const { enter, network } = await openDialog();
    network.on(exportRoute, exportedFile);
    await enter("EXPORT-1");
    await screen.findByText("The file was saved");
    expect(screen.queryByRole("dialog")).toBeNull();
    expect(exportButton()).toHaveFocus();
  });

  it("is reported as wrong, with the remaining attempts", async () => {
    const { dialog, enter, network } = await openDialog();
    network.on(exportRoute, () => codeWrong(2));
    await enter("WRONG");
    expect(await within(dialog).findByRole("alert")).toHaveTextContent(
      "That export code is not right.",
    );
    expect(within(dialog).getByText("Attempts remaining: 2")).toBeVisible();
    network.on(exportRoute, () => codeWrong(1));
    await enter("WRONGER");
    expect(
      await within(dialog).findByText("Attempts remaining: 1"),
    ).toBeVisible();
  });

  it("is reported as wrong if the server counts nothing", async () => {
    const { dialog, enter, network } = await openDialog();
    network.on(exportRoute, () => codeWrong());
    await enter("WRONG");
    await within(dialog).findByRole("alert");
    expect(within(dialog).queryByText(/^Attempts remaining/)).toBeNull();
  });

  it("shows that it is being checked", async () => {
    const { dialog, enter, network } = await openDialog();
    const { response, answer } = deferredResponse();
    network.on(exportRoute, () => response);
    await enter("EXPORT-1");
    expect(
      within(dialog).getByRole("button", { name: "Checking" }),
    ).toBeVisible();
    answer(exportedFile());
    await screen.findByText("The file was saved");
  });

  it("is announced as wrong the second time as well", async () => {
    const { dialog, enter, network } = await openDialog();
    network.on(exportRoute, () => codeWrong());
    await enter("WRONG");
    await within(dialog).findByRole("alert");
    const { response, answer } = deferredResponse();
    network.on(exportRoute, () => response);
    await enter("WRONGER");
    expect(within(dialog).queryByRole("alert")).toBeNull();
    answer(codeWrong());
    expect(await within(dialog).findByRole("alert")).toHaveTextContent(
      "That export code is not right.",
    );
  });

  it.each<[string, () => Response]>([
    ["the last allowed attempt", () => codeWrong(0)],
    ["too many failed attempts", locked],
  ])("is not accepted after %s", async (_what, answer) => {
    const { user, enter, network } = await openDialog();
    network.on(exportRoute, answer);
    await enter("WRONG");
    await findLock();
    await user.click(screen.getByRole("button", { name: "Close" }));
    expect(screen.queryByRole("dialog")).toBeNull();
    expect(exportButton()).toHaveFocus();
  });

  it("is not even requested while the server accepts none", async () => {
    const { user } = await showExportPanel(locked);
    await user.click(exportButton());
    await findLock();
  });

  it("may be entered again if others here failed too often", async () => {
    const { dialog, input, enter, network } = await openDialog();
    network.on(exportRoute, () =>
      refusal(429, "Too many wrong entries.", "CODE_GUESSES_BOUNDED"),
    );
    await enter("EXPORT-1");
    expect(await within(dialog).findByRole("alert")).toHaveTextContent(
      "Too many wrong entries.",
    );
    expect(input).toBeEnabled();
  });

  it("is no longer checked after Cancel: nothing is saved or logged", async () => {
    const { user, dialog, enter, network } = await openDialog();
    const { response, answer } = deferredResponse();
    network.on(exportRoute, () => response);
    await enter("EXPORT-1");
    await user.click(within(dialog).getByRole("button", { name: "Cancel" }));
    answer(exportedFile());
    network.on(exportRoute, codeRequired);
    await user.click(exportButton());
    await screen.findByRole("dialog");
    expect(saving.saved).toEqual([]);
    expect(logged).not.toHaveBeenCalled();
  });

  it.each(["Cancel", "{Escape}"])(
    "is requested again after %s, from the start",
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
