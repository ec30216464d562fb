import { fakeNetwork, json } from "@nearsay/core/testing";
import { waitFor } from "@testing-library/react";
import {
  embed,
  frameOf,
  insideOf,
  openPartnerPage,
} from "../testing/partner-page.ts";

const mockMount = jest.fn(() => () => undefined);
jest.mock(
  "https://site.example/embed/v1/inline.js?lang=de",
  () => ({ mount: mockMount }),
  { virtual: true },
);

beforeEach(openPartnerPage);
afterEach(() => {
  document.documentElement.removeAttribute("lang");
});

function askedBy(html: string): string | null {
  const src = frameOf(embed(html))?.src ?? "about:blank";
  return new URL(src).searchParams.get("lang");
}

const plain = `<nearsay-survey survey="7"></nearsay-survey>`;
const german = `<nearsay-survey survey="7" lang="de"></nearsay-survey>`;

describe("the language of <nearsay-survey>", () => {
  it("is its own attribute first", () => {
    document.documentElement.lang = "fr";
    expect(askedBy(german)).toBe("de");
  });

  it("is that of the surrounding page, else that of the browser", () => {
    jest.spyOn(navigator, "language", "get").mockReturnValue("uk-UA");
    document.documentElement.lang = "fr-CA";
    expect(askedBy(plain)).toBe("fr-CA");
    document.documentElement.lang = "";
    expect(askedBy(plain)).toBe("uk-UA");
    document.documentElement.lang = "en-GB";
    expect(askedBy(plain)).toBe("en-GB");
  });

  it("is sent to the server for rendering, and for the script", async () => {
    const visits = "GET /api/embed/surveys/7/visits";
    const network = fakeNetwork({
      [visits]: () =>
        json({
          drawn: {
            styles: { name: "a.css", rules: "" },
            steps: ["Hallo"],
            written: { lang: "de", dir: "ltr" },
          },
        }),
    });
    const fetched = jest.spyOn(globalThis, "fetch");
    const element = embed(
      `<nearsay-survey survey="7" mode="inline" lang="de"></nearsay-survey>`,
    );
    await waitFor(() => {
      expect(mockMount).toHaveBeenCalledTimes(1);
    });
    expect(fetched.mock.calls[0]?.[0]).toMatch(/drawn=1&lang=de$/);
    expect(network.to(visits)).toHaveLength(1);
    const place = insideOf(element).querySelector<HTMLElement>("[data-drawn]");
    expect(place?.lang).toBe("de");
  });
});
