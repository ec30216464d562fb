import type {
  DrawnSurvey,
  EmbedErrorCode,
  EmbedNews,
  ErrorCode,
} from "@nearsay/core/contract";
import { json, refusal } from "@nearsay/core/testing";
import { act, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import {
  answersPath,
  consentPath,
  embedNetwork,
  enable,
  FakeResizeObserver,
  tokensOf,
  visitReply,
  visitsPath,
} from "../testing/embedded.tsx";
import { renderModule } from "../server.tsx";
import { mount } from "./inline.tsx";
import { keepVisitor } from "./kept-visitor.ts";

/** jsdom has no constructable style sheets. */
class FakeSheet {
  text = "";
  replaceSync(text: string): void {
    this.text = text;
  }
}

jest.mock("./shadow-styles-name.ts", () => ({ shadowStylesName: "a.css" }));
jest.mock("./shadow-styles.ts", () => ({ shadowStyles: "p{}" }));

/** What the server rendered, as the element puts it in the root. */
function drawnAs(styles: string, visit = visitReply()) {
  const place = document.createElement("div");
  place.dataset.drawn = "";
  place.innerHTML =
    renderModule({
      module: "InlineSurvey",
      props: {},
      url: "/",
      boot: {
        replies: { "/embed/visit": visit },
        site: { supportEmail: null, assistantUrl: null },
      },
    }) ?? "";
  const sheet = new CSSStyleSheet();
  sheet.replaceSync("drawn{}");
  const rules = () => (sheet as unknown as FakeSheet).text;
  return { place, sheet, styles, rules };
}

beforeEach(() => {
  globalThis.ResizeObserver = FakeResizeObserver;
  globalThis.CSSStyleSheet = FakeSheet as unknown as typeof CSSStyleSheet;
});

// What a test's storage refused stays in memory for the next test.
afterEach(() => keepVisitor("7", null));

interface Opened {
  drawn?: DrawnSurvey | undefined;
}

async function open(visit: () => Promise<Response>, given: Opened = {}) {
  const host = document.createElement("nearsay-survey");
  document.body.append(host);
  const root = host.attachShadow({ mode: "open" });
  root.adoptedStyleSheets = [new CSSStyleSheet()];
  if (given.drawn) {
    root.append(given.drawn.place);
    root.adoptedStyleSheets.push(given.drawn.sheet);
  }
  const news: EmbedNews[] = [];
  let unmount = () => {};
  await act(async () => {
    unmount = mount(root, {
      site: "",
      survey: "7",
      visit: visit(),
      drawn: given.drawn,
      tell: (each) => news.push(each),
    });
    await Promise.resolve();
  });
  // Queries require elements, and a shadow root is none.
  const page = within(root.firstElementChild as HTMLElement);
  return { root, page, news, unmount, user: userEvent.setup() };
}

const arrived = (changes = {}) => Promise.resolve(json(visitReply(changes)));

describe("a survey in a shadow root", () => {
  it("shows what the page requested already, and notifies it", async () => {
    const network = embedNetwork();
    const { page, news } = await open(arrived);
    expect(await page.findByRole("radio", { name: "Never" })).toBeEnabled();
    expect(network.calls).toHaveLength(0);
    expect(news.map(({ type }) => type)).toEqual(["ready", "height"]);
  });

  it("keeps the placeholder until there is something to show", async () => {
    embedNetwork();
    const { root, page } = await open(() => new Promise(() => undefined));
    expect(root.firstElementChild).toBeEmptyDOMElement();
    expect(page.queryByRole("status")).toBeNull();
  });

  it.each([false, true])(
    "shows why answers were refused also if it is mounted again before the reply: %s",
    async (before) => {
      let arrive: (reply: Response) => void = () => {};
      const reply = new Promise<Response>((resolve) => {
        arrive = resolve;
      });
      embedNetwork({ [answersPath]: () => reply });
      const consented = () => arrived({ consented: true });
      const { page, unmount, user } = await open(consented);
      await user.click(await page.findByRole("radio", { name: "Never" }));
      await user.click(page.getByRole("button", { name: "Submit" }));
      const refuse = () =>
        act(async () => {
          arrive(refusal(413, "Too large.", "BODY_TOO_LARGE"));
          await reply;
        });
      if (!before) {
        await refuse();
        expect(await page.findByText("Too large.")).toBeVisible();
      }
      act(unmount);
      const again = await open(consented);
      if (before) await refuse();
      expect(await again.page.findByText("Too large.")).toBeVisible();
      expect(again.page.getByRole("radio", { name: "Never" })).toBeChecked();
      act(again.unmount);
    },
  );

  it("takes over what the server rendered, with the answers and the focus", async () => {
    const network = embedNetwork();
    const drawn = drawnAs("a.css");
    const { place } = drawn;
    const form = within(place);
    const user = userEvent.setup();
    let arrive: (reply: Response) => void = () => {};
    const visit = new Promise<Response>((resolve) => {
      arrive = resolve;
    });
    const { root, page, news } = await open(() => visit, { drawn });
    await user.click(form.getByRole("radio", { name: "Never" }));
    await user.type(form.getByRole("textbox"), "Quiet nights");
    await act(async () => {
      arrive(json(visitReply()));
      await visit;
    });
    await waitFor(() => {
      expect(place).not.toHaveAttribute("data-drawn");
    });
    expect(page.getByRole("radio", { name: "Never" })).toBeChecked();
    expect(page.getByRole("textbox")).toHaveValue("Quiet nights");
    expect(root.activeElement).toBe(page.getByRole("textbox"));
    expect(page.getByRole("button", { name: "Clear choice" })).toBeVisible();
    expect(root.children).toHaveLength(1);
    expect(news.map(({ type }) => type)).toEqual(["ready", "height"]);
    expect(network.calls).toHaveLength(0);
    expect(drawn.rules()).toBe("drawn{}");
  });

  it("runs the action of a button pressed before", async () => {
    const network = embedNetwork();
    const drawn = drawnAs("a.css");
    const name = "Enable anonymous ID to submit";
    within(drawn.place).getByRole("button", { name }).dataset.clicked = "";
    const { root, page } = await open(arrived, { drawn });
    const asked = await page.findByRole("group", {
      name: /An anonymous ID is/,
    });
    expect(root.activeElement).toBe(asked);
    expect(network.to(consentPath)).toHaveLength(0);
  });

  it("keeps the styles it was rendered with, and not those of another build", async () => {
    embedNetwork();
    const drawn = drawnAs("b.css");
    const { root, page } = await open(arrived, { drawn });
    await page.findByRole("radio", { name: "Never" });
    expect(drawn.rules()).toBe("p{}");
    expect(root.adoptedStyleSheets).toHaveLength(2);
  });

  it("loads the styles of the results, which the server-rendered form does not have", async () => {
    embedNetwork();
    const consented = { consented: true };
    const drawn = drawnAs("a.css", visitReply(consented));
    const { page, user } = await open(() => arrived(consented), { drawn });
    await waitFor(() => {
      expect(drawn.place).not.toHaveAttribute("data-drawn");
    });
    await user.click(page.getByRole("radio", { name: "Never" }));
    expect(drawn.rules()).toBe("drawn{}");
    await user.click(page.getByRole("button", { name: "Submit" }));
    await page.findByRole("table");
    expect(drawn.rules()).toBe("p{}");
  });

  it("is answered there, and moves the focus to the thanks", async () => {
    embedNetwork();
    const { root, page, user } = await open(() => arrived({ consented: true }));
    await user.click(await page.findByRole("radio", { name: "Never" }));
    await user.click(page.getByRole("button", { name: "Submit" }));
    await page.findByText("Thanks for your response!");
    expect(root.activeElement).toHaveTextContent("Thanks for your response!");
  });

  it("writes nothing into the surrounding page", async () => {
    embedNetwork();
    const { page, user } = await open(() => arrived({ consented: true }));
    await user.click(await page.findByRole("radio", { name: "Never" }));
    await user.click(page.getByRole("button", { name: "Submit" }));
    await page.findByText("Thanks for your response!");
    expect(document.body.children).toHaveLength(1);
    expect(document.head.querySelector("style")).toBeNull();
    expect(document.title).toBe("");
  });

  it("reads nothing from a form of the surrounding page", async () => {
    embedNetwork();
    const bait = document.createElement("div");
    bait.dataset.drawn = "";
    bait.innerHTML = `<form data-survey="7"><input type="radio" name="question-2" value="Never" checked></form>`;
    document.body.append(bait);
    const { page } = await open(arrived);
    expect(await page.findByRole("radio", { name: "Never" })).not.toBeChecked();
    expect(bait.querySelector("form")).not.toBeNull();
  });

  it("stores visitors who gave consent for the next visit, and no one else", async () => {
    embedNetwork();
    const { page, user } = await open(arrived);
    await page.findByRole("radio", { name: "Never" });
    expect(localStorage).toHaveLength(0);
    await enable(user, page);
    await page.findByRole("button", { name: "Submit" });
    expect(localStorage.getItem("nearsay_visitor:7")).toBe("1.stranger.x");
  });

  it("joins another instance on this page that was answered in the meantime", async () => {
    const network = embedNetwork();
    const { page, user } = await open(arrived);
    await page.findByRole("radio", { name: "Never" });
    localStorage.setItem("nearsay_visitor:7", "1.beside.x");
    network.on(visitsPath, () =>
      json(visitReply({ token: "1.beside2.x", responded: true })),
    );
    await enable(user, page);
    await page.findByText(/You've already submitted/);
    expect(tokensOf(network, visitsPath)).toEqual(["1.beside.x"]);
    expect(localStorage.getItem("nearsay_visitor:7")).toBe("1.beside2.x");
  });

  it("requests what an unknown visitor may do if the page can store nothing", async () => {
    const network = embedNetwork();
    network.on(visitsPath, () => json(visitReply({ siteOnly: true })));
    jest.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
      throw new DOMException("refused", "SecurityError");
    });
    const { page } = await open(arrived);
    await page.findByText(/Someone has already answered here today/);
    expect(network.to(visitsPath)[0]?.path).toContain("kept=nowhere");
  });

  it("states in a response that nothing is stored", async () => {
    const network = embedNetwork();
    jest.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
      throw new DOMException("refused", "SecurityError");
    });
    const { page, user } = await open(() => arrived({ consented: true }));
    await user.click(await page.findByRole("radio", { name: "Never" }));
    await user.click(page.getByRole("button", { name: "Submit" }));
    await page.findByText("Thanks for your response!");
    expect(network.to(answersPath)[0]?.body).toMatchObject({
      kept: "nowhere",
    });
  });

  it.each<[EmbedErrorCode & ErrorCode, number, string, string, string]>([
    ["NOT_FOUND", 404, "Survey not found.", "/", "Open Nearsay"],
    ["CODE_REQUIRED", 403, "It requires a code.", "/surveys/7", "Open on"],
    ["ORIGIN_NOT_ALLOWED", 403, "Not here.", "/surveys/7", "Open on"],
  ])(
    "shows why it cannot be shown if the server responds %s",
    async (code, status, message, href, link) => {
      embedNetwork();
      const { page, news } = await open(() =>
        Promise.resolve(refusal(status, message, code)),
      );
      expect(await page.findByRole("status")).toHaveTextContent(message);
      expect(page.queryByRole("alert")).toBeNull();
      expect(news).toEqual([{ type: "error", code, message }]);
      expect(page.getByRole("link")).toHaveAttribute("href", href);
      expect(page.getByRole("link")).toHaveTextContent(link);
      expect(page.queryByRole("button")).toBeNull();
    },
  );

  it("shows the error if another try may succeed, and offers one", async () => {
    embedNetwork();
    const { page, news } = await open(() =>
      Promise.resolve(refusal(500, "Out of order.", "INTERNAL_ERROR")),
    );
    expect(await page.findByRole("alert")).toHaveTextContent(
      "Failed to load surveyOut of order.",
    );
    expect(news).toEqual([
      { type: "error", code: "UNAVAILABLE", message: "Out of order." },
    ]);
    expect(page.getByRole("button", { name: "Try again" })).toBeEnabled();
    expect(page.getByRole("link", { name: /Open on Nearsay/ })).toHaveAttribute(
      "href",
      "/surveys/7",
    );
  });

  it("retries on request, as the same visitor", async () => {
    const network = embedNetwork();
    localStorage.setItem("nearsay_visitor:7", "1.kept.x");
    const { root, page, news, user } = await open(() =>
      Promise.reject(new TypeError("cut off")),
    );
    await user.click(await page.findByRole("button", { name: "Try again" }));
    await page.findByRole("radio", { name: "Never" });
    expect(tokensOf(network, visitsPath)).toEqual(["1.kept.x"]);
    expect(news.map(({ type }) => type)).toEqual(["error", "ready", "height"]);
    await waitFor(() => {
      expect(root.activeElement).not.toBeNull();
    });
  });

  it("leaves nothing behind when it is removed", async () => {
    embedNetwork();
    const { root, page, unmount } = await open(arrived);
    await page.findByRole("radio", { name: "Never" });
    expect(root.adoptedStyleSheets).toHaveLength(2);
    act(unmount);
    expect(root.childNodes).toHaveLength(0);
    expect(root.adoptedStyleSheets).toHaveLength(1);
  });
});
