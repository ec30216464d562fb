import { fakeNetwork, json } from "@nearsay/core/testing";
import { waitFor } from "@testing-library/react";
import {
  embed,
  frameOf,
  insideOf,
  openPartnerPage,
  sayToPage,
} from "../testing/partner-page.ts";

jest.mock(
  "https://site.example/embed/v1/words.js?lang=de",
  () => ({
    language: "de",
    direction: "ltr",
    elementTexts: {
      loading: "Wird geladen",
      frame: "Umfrage",
      frameOf: (title: string) => `Umfrage: ${title}`,
    },
  }),
  { virtual: true },
);
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
  it("is its own before all else", () => {
    document.documentElement.lang = "fr";
    expect(askedBy(german)).toBe("de");
  });

  it("is that of the page around, else that of the browser", () => {
    jest.spyOn(navigator, "languages", "get").mockReturnValue(["uk-UA", "en"]);
    document.documentElement.lang = "fr-CA";
    expect(askedBy(plain)).toBe("fr,uk,en");
    document.documentElement.lang = "";
    expect(askedBy(plain)).toBe("uk,en");
    document.documentElement.lang = "en-GB";
    expect(askedBy(plain)).toBe("en");
  });

  it.each(["<script>", "x", "deutsch", "&parent=", "-"])(
    "passes over %j, which names none",
    (lang) => {
      document.documentElement.lang = lang;
      expect(askedBy(plain)).toBe("en");
    },
  );

  it("names the frame and says what comes, once its words are there", async () => {
    const element = embed(german);
    await waitFor(() => {
      expect(insideOf(element).querySelector("span")).toHaveTextContent(
        "Wird geladen",
      );
    });
    expect(insideOf(element).querySelector("span")?.lang).toBe("de");
    expect(frameOf(element)?.title).toBe("Umfrage");
    sayToPage(element, { nearsay: 1, type: "ready", survey: "7", title: "Ö?" });
    expect(frameOf(element)?.title).toBe("Umfrage: Ö?");
  });

  it("stands in English where its words cannot be had", async () => {
    const element = embed(
      `<nearsay-survey survey="7" lang="tr"></nearsay-survey>`,
    );
    await waitFor(() => {
      expect(insideOf(element).querySelector("span")).toHaveTextContent(
        "Loading survey",
      );
    });
  });

  it("is asked of the server for what it draws, and of the script", async () => {
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
    expect(String(fetched.mock.calls[0]?.[0])).toMatch(/drawn=1&lang=de$/);
    expect(network.to(visits)).toHaveLength(1);
    const place = insideOf(element).querySelector<HTMLElement>("[data-drawn]");
    expect(place?.lang).toBe("de");
  });
});
