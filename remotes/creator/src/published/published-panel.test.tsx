import { storeAccessCodeAtom } from "@nearsay/core/session";
import { renderAt } from "@nearsay/core/testing";
import { act, screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { forgetSurvey, keepKey } from "../owned/owned-surveys.ts";
import { uuid } from "../testing/managed.ts";
import { PublishedPanel } from "./published-panel.tsx";

const owned = { uuid, key: "secret", id: "7", title: "Parks" } as const;
const ownerLink = `http://localhost/manage/${uuid}#key=secret`;

function show() {
  const page = renderAt(<PublishedPanel surveyId="7" />);
  return { ...page, user: userEvent.setup() };
}

function readText(file: Blob): Promise<string> {
  return new Promise((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result as string);
    reader.readAsText(file);
  });
}

afterEach(() => {
  Reflect.deleteProperty(navigator, "share");
});

describe("what an author sees after publishing", () => {
  it("is the link to share, and the owner link with its check word", () => {
    keepKey({ ...owned, role: "own" });
    show();
    expect(
      screen.getByRole("textbox", { name: "Link to the survey" }),
    ).toHaveValue("http://localhost/surveys/7");
    expect(
      screen.getByRole("img", { name: "QR code of the survey Parks" }),
    ).toBeVisible();
    expect(screen.getByRole("textbox", { name: "Owner link" })).toHaveValue(
      ownerLink,
    );
    expect(screen.getByText(/Check word:/)).toHaveTextContent(
      /Check word: [a-z]{6}\./,
    );
    expect(screen.getByRole("link", { name: "Manage survey" })).toHaveAttribute(
      "href",
      `/manage/${uuid}`,
    );
    expect(screen.getByRole("link", { name: "Your surveys" })).toHaveAttribute(
      "href",
      "/mine",
    );
    expect(screen.queryByRole("button", { name: "Share…" })).toBeNull();
  });

  it("takes the focus, unless the user types in the meantime", async () => {
    const { unmount } = show();
    const heading = screen.getByRole("heading", { name: /is published$/ });
    await waitFor(() => expect(heading).toHaveFocus());
    unmount();
    show();
    const typedIn = screen.getByRole("textbox", { name: "Link to the survey" });
    act(() => typedIn.focus());
    await new Promise((resolve) => requestAnimationFrame(resolve));
    expect(typedIn).toHaveFocus();
  });

  it("contains the access code if there is one", () => {
    keepKey(owned);
    const { store } = show();
    act(() => store.set(storeAccessCodeAtom, "7", "elm-1"));
    expect(screen.getByText("elm-1")).toBeVisible();
  });

  it("is shared by the browser's share sheet if it has one", async () => {
    keepKey(owned);
    const share = jest.fn(() => Promise.resolve());
    Object.defineProperty(navigator, "share", {
      configurable: true,
      value: share,
    });
    const { user } = show();
    await user.click(screen.getByRole("button", { name: "Share…" }));
    expect(share).toHaveBeenCalledWith({
      title: "Parks",
      url: "http://localhost/surveys/7",
    });
  });

  it("is saved as a file that explains what it is", async () => {
    keepKey(owned);
    const saved = new Promise<Blob>((resolve) => {
      URL.createObjectURL = (file) => {
        resolve(file as Blob);
        return "blob:saved";
      };
    });
    URL.revokeObjectURL = () => undefined;
    const click = jest
      .spyOn(HTMLAnchorElement.prototype, "click")
      .mockImplementation(() => undefined);
    const { user } = show();
    await user.click(screen.getByRole("button", { name: "Save as a file" }));
    const text = await readText(await saved);
    click.mockRestore();
    expect(text).toContain(ownerLink);
    expect(text).toContain("Link to manage the survey “Parks”");
  });

  it("is shown with a warning if the browser cannot store it", () => {
    const refused = jest
      .spyOn(Storage.prototype, "setItem")
      .mockImplementation(() => {
        throw new DOMException("", "QuotaExceededError");
      });
    keepKey(owned);
    show();
    expect(
      within(screen.getByRole("alert")).getByText(/cannot store it/),
    ).toBeVisible();
    expect(screen.getByRole("textbox", { name: "Owner link" })).toHaveValue(
      ownerLink,
    );
    refused.mockRestore();
    forgetSurvey(uuid);
  });

  it("is only the survey's link if the server created no key", () => {
    show();
    expect(
      screen.getByRole("textbox", { name: "Link to the survey" }),
    ).toBeVisible();
    expect(screen.queryByRole("textbox", { name: "Owner link" })).toBeNull();
  });
});
