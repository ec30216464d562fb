import { openPartnerPage, frameOf } from "../testing/partner-page.ts";

beforeEach(() => {
  openPartnerPage();
  jest.resetModules();
});

/** Runs the script as if no element were defined; the element it defines gets this name instead. */
async function run(name: string): Promise<void> {
  const define = customElements.define.bind(customElements);
  jest.spyOn(customElements, "get").mockReturnValue(undefined);
  jest
    .spyOn(customElements, "define")
    .mockImplementation((_name, element) => define(name, element));
  await import("./main.ts");
}

function put(html: string): HTMLElement {
  document.body.innerHTML = html;
  return document.body.firstElementChild as HTMLElement;
}

describe("v1.js", () => {
  it("shows surveys of the site that it was loaded from", async () => {
    put(`<script src="https://elsewhere.example/embed/v1.js" async></script>`);
    await run("nearsay-elsewhere");
    const element = put(`<nearsay-elsewhere survey="7"></nearsay-elsewhere>`);
    expect(frameOf(element)?.src).toMatch(
      /^https:\/\/elsewhere\.example\/embed\/surveys\/7\?/,
    );
  });

  it("reports an error if it cannot determine its site", async () => {
    put(`<script src="https://site.example/other.js"></script>`);
    await expect(run("nearsay-nowhere")).rejects.toThrow(
      "load its script by an element",
    );
  });
});
