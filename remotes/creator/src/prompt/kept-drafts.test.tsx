import { act, screen, waitFor, within } from "@testing-library/react";
import { openDraft } from "../draft/draft.ts";
import {
  forgetDraft,
  keepDraft,
  listKeptDrafts,
  readKeptToken,
} from "../draft/kept-draft.ts";
import { newQuestion } from "../draft/question.ts";
import { blankSurvey } from "../testing/blank-survey.ts";
import { startLocks } from "../testing/fake-locks.ts";
import {
  button,
  generate,
  generated,
  network,
  openEditor,
  openPage,
  sentSurvey,
  startNetwork,
  textBox,
} from "../testing/open-create-page.tsx";

beforeEach(startNetwork);

/**
 * Stores a draft under its title, as if changed that long ago. Not an exact
 * minute, because the page's clock may be seconds late.
 */
function keep(title: string, minutesAgo = 1.5, token?: string) {
  const then = Date.now() - minutesAgo * 60_000;
  const draft = openDraft(blankSurvey, then);
  const question = { ...newQuestion("text"), text: "Why?" };
  jest.useFakeTimers({ now: then });
  keepDraft(title, { ...draft, title, questions: [question] }, token);
  jest.useRealTimers();
}

function offer() {
  return screen.getByRole("region", {
    name: "Surveys you have not published yet",
  });
}

function offered(): (string | null)[] {
  return within(offer())
    .getAllByRole("listitem")
    .map((item) => item.firstChild?.textContent ?? null);
}

describe("the offer of stored drafts", () => {
  it("is absent if there is none", async () => {
    await openPage();
    expect(screen.queryByRole("region")).toBeNull();
  });

  it("lists them all, the newest first, with when they were changed", async () => {
    keep("Parks", 330);
    keep("  ", 5.5);
    keep("Wells", 4000);
    await openPage();
    expect(offered()).toEqual([
      "Untitled survey5m ago",
      "Parks5h ago",
      "Wells2d ago",
    ]);
  });

  it("shows three, and the others on request", async () => {
    for (const [index, title] of ["A", "B", "C", "D", "E"].entries()) {
      keep(title, index + 1);
    }
    const { user } = await openPage();
    expect(button("Continue editing “C”")).toBeVisible();
    const others = screen.getByRole("group");
    expect(others).not.toHaveAttribute("open");
    expect(within(others).getAllByText(/^[A-Z]$/)).toHaveLength(2);
    await user.click(screen.getByText("2 earlier drafts"));
    await user.click(button("Continue editing “E”"));
    expect(await screen.findByDisplayValue("E")).toBeVisible();
  });

  it("names a single further draft", async () => {
    for (const title of ["A", "B", "C", "D"]) keep(title);
    await openPage();
    expect(screen.getByText("1 earlier draft")).toBeVisible();
  });

  it("labels its buttons with their action, and their accessible names add the draft", async () => {
    keep("Parks");
    await openPage();
    expect(button("Continue editing “Parks”")).toHaveTextContent(
      /^Continue editing$/,
    );
    expect(button("Discard “Parks”")).toHaveTextContent(/^Discard$/);
  });

  it("discards only one, and restores it", async () => {
    keep("Parks", 1.5, "token");
    keep("Wells", 2.5);
    const { user } = await openPage();
    await user.click(button("Discard “Parks”"));
    expect(offered()).toEqual(["Wells2m ago"]);
    expect(button("Undo")).toHaveFocus();
    expect(button("Undo")).toHaveAccessibleDescription(
      "“Parks” was discarded.",
    );
    await user.click(button("Undo"));
    expect(offered()).toEqual(["Parks1m ago", "Wells2m ago"]);
    expect(screen.getByRole("heading", { level: 2 })).toHaveFocus();
    expect(readKeptToken("Parks")).toBe("token");
  });

  it("can restore the last one too", async () => {
    keep("Parks");
    const { user } = await openPage();
    await user.click(button("Discard “Parks”"));
    expect(within(offer()).queryByRole("list")).toBeNull();
    await user.click(button("Undo"));
    expect(offered()).toEqual(["Parks1m ago"]);
  });

  it("remains after another draft was generated or begun from scratch", async () => {
    keep("Wells", 5.5);
    const { user } = await openEditor();
    await user.click(button("Back to the description"));
    network.on(generate, { ...generated, title: "Ferries" });
    await user.click(
      screen.getByRole("checkbox", { name: "Start from scratch" }),
    );
    await user.click(button("Start Manual Draft"));
    await user.click(
      await screen.findByRole("button", { name: "Back to the description" }),
    );
    expect(listKeptDrafts().map(({ title }) => title)).toEqual([
      "Ferries",
      "Parks",
      "Wells",
    ]);
  });

  it("has one draft of a description that was generated twice", async () => {
    const { user } = await openEditor();
    await user.click(button("Back to the description"));
    network.on(generate, { ...generated, title: "Parks and ponds" });
    await user.click(button("Generate Survey"));
    await screen.findByDisplayValue("Parks and ponds");
    await user.click(button("Back to the description"));
    expect(listKeptDrafts().map(({ title }) => title)).toEqual([
      "Parks and ponds",
    ]);
  });

  it("follows what other tabs store and forget", async () => {
    keep("Parks");
    await openPage();
    keep("Wells", 2.5);
    act(() => void window.dispatchEvent(new StorageEvent("storage")));
    expect(offered()).toEqual(["Parks1m ago", "Wells2m ago"]);
    forgetDraft("Parks");
    act(() => void window.dispatchEvent(new StorageEvent("storage")));
    expect(offered()).toEqual(["Wells2m ago"]);
  });
});

describe("a draft that is open in another tab", () => {
  let stopLocks: () => void;
  beforeEach(() => {
    stopLocks = startLocks();
  });
  afterEach(() => {
    stopLocks();
  });

  const notice = "This draft is open in another tab. You are editing a copy.";

  /** Opens the stored draft in one tab, and the page that offers it in another. */
  async function openTwice() {
    const first = await openPage();
    await first.user.click(button("Continue editing “Wells”"));
    await screen.findByDisplayValue("Wells");
    // Hidden, so that the queries below find the other tab's elements.
    first.container.hidden = true;
    const second = await openPage();
    return { first, second };
  }

  it("is continued as a copy, which is a separate survey", async () => {
    keep("Wells", 1.5, "sent-token");
    const { first, second } = await openTwice();
    await second.user.click(button("Continue editing “Wells”"));
    expect(await screen.findByText(notice)).toBeVisible();
    await second.user.type(textBox("Survey Title"), " and pumps");
    expect(listKeptDrafts().map(({ title }) => title)).toEqual([
      "Wells and pumps",
      "Wells",
    ]);
    await second.user.click(button("Publish"));
    await waitFor(() => {
      expect(second.location().pathname).toBe("/");
    });
    expect(sentSurvey()).toMatchObject({
      title: "Wells and pumps",
      embeddedToken: "reserved-token",
    });
    expect(readKeptToken("Wells")).toBe("sent-token");
    first.unmount();
  });

  it("is not discarded", async () => {
    keep("Wells");
    const { second } = await openTwice();
    await second.user.click(button("Discard “Wells”"));
    expect(await screen.findByRole("alert")).toHaveTextContent(
      "This draft is open in another tab. Close it there to discard it.",
    );
    expect(listKeptDrafts()).toHaveLength(1);
  });

  it("is continued itself once it was closed there", async () => {
    keep("Wells");
    const { first, second } = await openTwice();
    first.unmount();
    await second.user.click(button("Continue editing “Wells”"));
    expect(await screen.findByDisplayValue("Wells")).toBeVisible();
    expect(screen.queryByText(notice)).toBeNull();
    expect(listKeptDrafts()).toHaveLength(1);
  });
});
