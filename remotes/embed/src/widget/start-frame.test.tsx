import { renderModule } from "../server.tsx";
import { json } from "@nearsay/core/testing";
import { act, screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import {
  consentPath,
  embedNetwork,
  enable,
  FakeResizeObserver,
  tokensOf,
  visitReply,
  visitsPath,
} from "../testing/embedded.tsx";
import { startFrame } from "./start-frame.tsx";

const partner = "https://partner.example";
const visitorKey = "nearsay_visitor:7";
const known = { token: "1.known.x", consented: true, responded: true };
const look = { theme: "dark", accent: "#aa3355", radius: 4, font: "Georgia" };

beforeEach(() => {
  globalThis.ResizeObserver = FakeResizeObserver;
  history.replaceState(null, "", "/embed/surveys/7?parent=" + partner);
});

afterEach(() => {
  history.replaceState(null, "", "/");
  document.documentElement.removeAttribute("style");
  delete document.documentElement.dataset.theme;
});

/** The page as the server sends it, in a frame of another site's page. */
function drawFrame() {
  const around = { postMessage: jest.fn() };
  jest
    .spyOn(window, "parent", "get")
    .mockReturnValue(around as unknown as Window);
  const root = document.createElement("div");
  root.dataset.drawn = "";
  root.innerHTML =
    renderModule({
      module: "EmbeddedSurvey",
      props: {},
      url: "/embed/surveys/7",
      boot: {
        replies: { "/embed/visit": visitReply() },
        site: { supportEmail: null, assistantUrl: null },
      },
    }) ?? "";
  document.body.append(root);
  const start = () => {
    act(() => {
      startFrame(root, visitReply());
    });
  };
  const hear = (message: object) => {
    const data = { nearsay: 1, ...message };
    const event = new Event("message");
    act(() => {
      dispatchEvent(
        Object.assign(event, { data, origin: partner, source: around }),
      );
    });
  };
  const sent = () =>
    around.postMessage.mock.calls.map(([data]) => data as { type: string });
  return { root, start, hear, sent, user: userEvent.setup() };
}

describe("the frame of an embedded survey", () => {
  it("is rendered with its questions before any script has loaded", () => {
    const page = within(drawFrame().root);
    expect(page.getByRole("heading", { level: 2 })).toHaveTextContent(
      "Should Elm Street be closed to cars?",
    );
    expect(page.getByRole("radio", { name: "Never" })).toBeEnabled();
    expect(page.getByRole("link", { name: /Open on Nearsay/ })).toHaveAttribute(
      "href",
      "/surveys/7",
    );
  });

  it("keeps what was chosen and written before, and the focus", async () => {
    embedNetwork();
    const { root, start, user } = drawFrame();
    const page = within(root);
    await user.click(page.getByRole("radio", { name: "Never" }));
    await user.type(page.getByRole("textbox"), "Quiet nights");
    start();
    expect(page.getByRole("radio", { name: "Never" })).toBeChecked();
    expect(page.getByRole("textbox")).toHaveValue("Quiet nights");
    expect(page.getByRole("textbox")).toHaveFocus();
  });

  it("greets the surrounding page, and requests nothing from the server", () => {
    const network = embedNetwork();
    const { start, sent } = drawFrame();
    start();
    expect(sent().map(({ type }) => type)).toEqual([
      "hello",
      "ready",
      "height",
    ]);
    expect(network.calls).toHaveLength(0);
  });

  it("applies the style of the surrounding page, and resets it", () => {
    embedNetwork();
    const { start, hear } = drawFrame();
    start();
    hear({ type: "look", look });
    const { dataset, style } = document.documentElement;
    expect(dataset.theme).toBe("dark");
    expect(style.getPropertyValue("--nearsay-accent")).toBe("#aa3355");
    expect(style.getPropertyValue("--nearsay-radius")).toBe("4px");
    expect(style.getPropertyValue("--nearsay-font")).toBe("Georgia");
    hear({ type: "look", look: {} });
    expect(dataset.theme).toBeUndefined();
    expect(style).toHaveLength(0);
  });

  it("recognises a visitor by what it stored itself", async () => {
    const network = embedNetwork();
    network.on(visitsPath, () => json(visitReply(known)));
    localStorage.setItem(visitorKey, "1.kept.x");
    const { start, hear } = drawFrame();
    start();
    hear({ type: "hello", look, visitor: "1.other.x" });
    expect(await screen.findByText(/You've already submitted/)).toBeVisible();
    expect(tokensOf(network, visitsPath)).toEqual(["1.kept.x"]);
    expect(localStorage.getItem(visitorKey)).toBe("1.known.x");
  });

  it("recognises a visitor by what the surrounding page stored for it", async () => {
    const network = embedNetwork();
    network.on(visitsPath, () => json(visitReply(known)));
    const { start, hear } = drawFrame();
    start();
    hear({ type: "hello", look, visitor: "1.kept.x" });
    expect(await screen.findByText(/You've already submitted/)).toBeVisible();
    expect(tokensOf(network, visitsPath)).toEqual(["1.kept.x"]);
    expect(network.to(visitsPath)[0]?.path).toContain("parent=https");
  });

  it("stores the visitor itself if the browser allows it", async () => {
    embedNetwork();
    const { start, sent, user } = drawFrame();
    start();
    await enable(user);
    await screen.findByRole("button", { name: "Submit" });
    expect(localStorage.getItem(visitorKey)).toBe("1.stranger.x");
    expect(sent().map(({ type }) => type)).not.toContain("keep");
  });

  it("lets the surrounding page store it if the browser does not, and forgets it", async () => {
    embedNetwork({ [visitsPath]: () => json(visitReply(known)) });
    jest.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
      throw new DOMException("refused", "SecurityError");
    });
    const { start, hear, sent, user } = drawFrame();
    start();
    hear({ type: "hello", look, visitor: "1.kept.x" });
    await screen.findByRole("button", { name: "Opt out" });
    const kept = () => sent().filter(({ type }) => type === "keep");
    expect(kept()).toEqual([
      { nearsay: 1, type: "keep", visitor: "1.known.x" },
    ]);
    await user.click(screen.getByRole("button", { name: "Opt out" }));
    await waitFor(() => {
      expect(kept()[1]).toEqual({ nearsay: 1, type: "keep", visitor: "-" });
    });
  });

  it("notifies the surrounding page that it was answered, without identifying anyone", async () => {
    const network = embedNetwork();
    network.on(visitsPath, () =>
      json(visitReply({ ...known, receipt: "1.nobody.x" })),
    );
    localStorage.setItem(visitorKey, "1.kept.x");
    const { start, sent } = drawFrame();
    start();
    await screen.findByText(/You've already submitted/);
    expect(localStorage.getItem(visitorKey)).toBe("1.known.x");
    expect(sent().filter(({ type }) => type === "keep")).toEqual([
      { nearsay: 1, type: "keep", visitor: "1.nobody.x" },
    ]);
  });

  it("asks the surrounding page again before giving consent, and joins a visitor from the meantime", async () => {
    const network = embedNetwork();
    const { start, hear, sent, user } = drawFrame();
    start();
    hear({ type: "hello", look, visitor: null });
    network.on(visitsPath, () =>
      json(visitReply({ ...known, consented: false })),
    );
    await enable(user);
    expect(sent().filter(({ type }) => type === "hello")).toHaveLength(2);
    hear({ type: "hello", look, visitor: "1.inline.x" });
    expect(await screen.findByText(/You've already submitted/)).toBeVisible();
    expect(tokensOf(network, visitsPath)).toEqual(["1.inline.x"]);
  });

  it("knows at once if neither it nor a surrounding page can store anything", async () => {
    history.replaceState(null, "", "/embed/surveys/7");
    const network = embedNetwork({
      [visitsPath]: () => json(visitReply({ siteOnly: true })),
    });
    jest.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
      throw new DOMException("refused", "SecurityError");
    });
    drawFrame().start();
    expect(
      await screen.findByText(/Someone has already answered here today/),
    ).toBeVisible();
    expect(network.to(visitsPath)[0]?.path).toContain("kept=nowhere");
  });

  it("treats a withdrawn visitor as none", () => {
    const network = embedNetwork();
    const { start, hear } = drawFrame();
    start();
    hear({ type: "hello", look, visitor: "-" });
    expect(network.calls).toHaveLength(0);
  });

  it("runs the action of a button pressed before", async () => {
    const network = embedNetwork();
    const { root, start } = drawFrame();
    const submit = within(root).getByRole("button", {
      name: "Enable anonymous ID to submit",
    });
    submit.dataset.clicked = "";
    start();
    expect(
      await screen.findByRole("button", { name: "Enable and submit" }),
    ).toBeEnabled();
    expect(network.to(consentPath)).toHaveLength(0);
  });
});
