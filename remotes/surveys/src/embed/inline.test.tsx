import type { EmbedNews } from "@nearsay/core/contract";
import { json, refusal } from "@nearsay/core/testing";
import { act, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import {
  embedNetwork,
  FakeResizeObserver,
  tokensOf,
  visitReply,
  visitsPath,
} from "../testing/embedded.tsx";
import { mount } from "./inline.tsx";

/** The test browser has no sheets of a shadow root's own. */
class FakeSheet {
  replaceSync(): void {}
}

beforeEach(() => {
  globalThis.ResizeObserver = FakeResizeObserver;
  globalThis.CSSStyleSheet = FakeSheet as unknown as typeof CSSStyleSheet;
});

async function open(visit: () => Promise<Response>) {
  const host = document.createElement("nearsay-survey");
  document.body.append(host);
  const root = host.attachShadow({ mode: "open" });
  root.adoptedStyleSheets = [new CSSStyleSheet()];
  const news: EmbedNews[] = [];
  let unmount = () => {};
  await act(async () => {
    unmount = mount(root, {
      site: "",
      survey: "7",
      visit: visit(),
      tell: (each) => news.push(each),
    });
    await Promise.resolve();
  });
  // Queries look for elements, which a shadow root is none of.
  const page = within(root.firstElementChild as HTMLElement);
  return { root, page, news, unmount, user: userEvent.setup() };
}

const arrived = (changes = {}) => Promise.resolve(json(visitReply(changes)));

describe("a survey in a shadow root", () => {
  it("shows what the page asked for already, and tells it so", async () => {
    const network = embedNetwork();
    const { page, news } = await open(arrived);
    expect(await page.findByRole("radio", { name: "Never" })).toBeEnabled();
    expect(network.calls).toHaveLength(0);
    expect(news.map(({ type }) => type)).toEqual(["ready", "height"]);
  });

  it("leaves the place to what stands in it until there is something to show", async () => {
    embedNetwork();
    const { root, page } = await open(() => new Promise(() => undefined));
    expect(root.firstElementChild).toBeEmptyDOMElement();
    expect(page.queryByRole("status")).toBeNull();
  });

  it("is answered there, and gives thanks the focus", async () => {
    embedNetwork();
    const { root, page, user } = await open(() => arrived({ consented: true }));
    await user.click(await page.findByRole("radio", { name: "Never" }));
    await user.click(page.getByRole("button", { name: "Submit" }));
    await page.findByText("Thanks for your response!");
    expect(root.activeElement).toHaveTextContent("Thanks for your response!");
  });

  it("writes nothing into the page around", async () => {
    embedNetwork();
    const { page, user } = await open(() => arrived({ consented: true }));
    await user.click(await page.findByRole("radio", { name: "Never" }));
    await user.click(page.getByRole("button", { name: "Submit" }));
    await page.findByText("Thanks for your response!");
    expect(document.body.children).toHaveLength(1);
    expect(document.head.querySelector("style")).toBeNull();
    expect(document.title).toBe("");
  });

  it("takes nothing from a form of the page around", async () => {
    embedNetwork();
    const bait = document.createElement("div");
    bait.dataset.drawn = "";
    bait.innerHTML = `<form data-survey="7"><input type="radio" name="question-2" value="Never" checked></form>`;
    document.body.append(bait);
    const { page } = await open(arrived);
    expect(await page.findByRole("radio", { name: "Never" })).not.toBeChecked();
    expect(bait.querySelector("form")).not.toBeNull();
  });

  it("keeps who consented for the next visit, and no one else", async () => {
    embedNetwork();
    const { page, user } = await open(arrived);
    const enable = await page.findByRole("button", {
      name: "Enable anonymous ID",
    });
    expect(localStorage).toHaveLength(0);
    await user.click(enable);
    await page.findByRole("button", { name: "Submit" });
    expect(localStorage.getItem("nearsay_visitor:7")).toBe("1.stranger.x");
  });

  it.each([
    ["NOT_FOUND", 404, "Survey not found.", "NOT_FOUND"],
    ["CODE_REQUIRED", 403, "It requires a code.", "CODE_REQUIRED"],
    ["ORIGIN_NOT_ALLOWED", 403, "Not here.", "ORIGIN_NOT_ALLOWED"],
    ["ON_FIRE", 500, "Out of order.", "UNAVAILABLE"],
  ])(
    "says why it cannot be shown where the server says %s",
    async (code, status, message, told) => {
      embedNetwork();
      const { page, news } = await open(() =>
        Promise.resolve(refusal(status, message, code)),
      );
      expect(await page.findByRole("alert")).toHaveTextContent(message);
      expect(news).toEqual([{ type: "error", code: told, message }]);
      expect(
        page.getByRole("link", { name: /Open on Nearsay/ }),
      ).toHaveAttribute("href", "/surveys/7");
      const again = page.queryByRole("button", { name: "Try again" });
      expect(again !== null).toBe(told === "UNAVAILABLE");
    },
  );

  it("tries again on request, as whoever was here before", async () => {
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

  it("leaves nothing behind when it is taken away", async () => {
    embedNetwork();
    const { root, page, unmount } = await open(arrived);
    await page.findByRole("radio", { name: "Never" });
    expect(root.adoptedStyleSheets).toHaveLength(2);
    act(unmount);
    expect(root.childNodes).toHaveLength(0);
    expect(root.adoptedStyleSheets).toHaveLength(1);
  });
});
