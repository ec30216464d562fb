import type { RemoteRecord } from "@nearsay/core/contract";
import { loadStyles } from "./styles.ts";

const sheet = "/remotes/insights/1.0.0/panel.css";
const address = `${location.origin}${sheet}`;
const panel = "InsightsPanel";

const record: RemoteRecord = {
  name: "insights",
  version: "1.0.0",
  entry: "/remotes/insights/1.0.0/entry.js",
  integrity: "sha384-entry",
  contract: 1,
  enabled: true,
  modules: { [panel]: { scripts: [], styles: [sheet] } },
  hashes: { [sheet]: "sha384-panel" },
};

const links = () => [...document.head.querySelectorAll("link")];

function link(): HTMLLinkElement {
  const [only] = links();
  if (only === undefined) throw new Error("There is no style sheet.");
  return only;
}

const answer = (event: "load" | "error") =>
  link().dispatchEvent(new Event(event));

beforeEach(() => {
  document.head.replaceChildren();
});

describe("loadStyles", () => {
  it("adds a style sheet with its hash and waits for it", async () => {
    const loaded = jest.fn();
    const loading = loadStyles(record, panel).then(loaded);
    expect(link()).toMatchObject({ href: address, crossOrigin: "anonymous" });
    expect(link().integrity).toBe("sha384-panel");
    await Promise.resolve();
    expect(loaded).not.toHaveBeenCalled();
    answer("load");
    await loading;
    expect(links()).toHaveLength(1);
  });

  it("reports a style sheet that failed, and removes it", async () => {
    const loading = loadStyles(record, panel);
    answer("error");
    await expect(loading).rejects.toMatchObject({
      url: address,
      timedOut: false,
    });
    expect(links()).toHaveLength(0);
  });

  it("gives up on a style sheet that does not load within 8 seconds", async () => {
    jest.useFakeTimers();
    const loading = loadStyles(record, panel);
    jest.advanceTimersByTime(8_000);
    await expect(loading).rejects.toMatchObject({ timedOut: true });
  });

  it("recognises a style sheet that the server wrote into the page, by its full address", async () => {
    document.head.innerHTML = `<style data-href="${sheet}"></style>`;
    await loadStyles(record, panel);
    expect(links()).toHaveLength(0);
    expect(document.querySelector("style")?.dataset.href).toBe(address);
  });

  it("does not rely on a style sheet that another module is still loading", async () => {
    const first = loadStyles(record, panel);
    const second = loadStyles(record, panel);
    expect(links()).toHaveLength(2);
    for (const each of links()) each.dispatchEvent(new Event("load"));
    await Promise.all([first, second]);
  });
});
