import { screen } from "@testing-library/react";
import { post } from "../testing/messages.ts";
import { openDiscussion } from "../testing/open-discussion.tsx";

const german = "Der Bus fährt zu früh.\n\nWer hat das beschlossen?";
const items = [
  post(3),
  { ...post(2), content: german },
  { ...post(1), content: "The bus leaves too early." },
];

const created: object[] = [];
let failing = false;

/** Chrome's API: an available detector, and a model only for German. */
const chrome = {
  LanguageDetector: {
    availability: () => Promise.resolve("available"),
    create: () =>
      Promise.resolve({
        detect: (text: string) =>
          Promise.resolve([
            {
              detectedLanguage: text.includes("Bus fährt") ? "de" : "en",
              confidence: 0.99,
            },
          ]),
      }),
  },
  Translator: {
    availability: ({ sourceLanguage }: { sourceLanguage: string }) =>
      Promise.resolve(sourceLanguage === "de" ? "downloadable" : "unavailable"),
    create: (pair: object) => {
      created.push(pair);
      return failing
        ? Promise.reject(new DOMException("No network", "NetworkError"))
        : Promise.resolve({
            translate: (text: string) => Promise.resolve(`“${text}”`),
          });
    },
  },
};

function open(browser: object) {
  Object.assign(globalThis, browser);
  return openDiscussion({ posts: items });
}

beforeEach(() => {
  created.length = 0;
  failing = false;
});

afterEach(() => {
  for (const name of Object.keys(chrome))
    Reflect.deleteProperty(globalThis, name);
});

const shown = (start: string) =>
  screen.getByText((text) => text.startsWith(start));

describe("a post in another language than the page", () => {
  it("is translated line by line by the browser, and back", async () => {
    const { user } = await open(chrome);
    const button = await screen.findByRole("button", { name: "Translate" });
    expect(shown("Der Bus")).toHaveAttribute("lang", "de");
    expect(created).toEqual([]);
    await user.click(button);
    expect(created).toEqual([{ sourceLanguage: "de", targetLanguage: "en" }]);
    expect(await screen.findByText("Show original")).toBeVisible();
    const translation = shown("“Der Bus fährt zu früh.”");
    expect(translation).toHaveAttribute("lang", "en");
    expect(translation.textContent).toBe(
      "“Der Bus fährt zu früh.”\n\n“Wer hat das beschlossen?”",
    );
    await user.click(button);
    expect(shown("Der Bus")).toHaveAttribute("lang", "de");
    expect(button).toHaveTextContent("Translate");
    expect(button).toHaveFocus();
  });

  it("stays unchanged if the browser fails, which is shown", async () => {
    failing = true;
    const { user } = await open(chrome);
    await user.click(await screen.findByRole("button", { name: "Translate" }));
    expect(
      await screen.findByText("Your browser could not translate this."),
    ).toBeVisible();
    expect(shown("Der Bus")).toHaveAttribute("lang", "de");
  });

  it("is not offered if the browser cannot translate", async () => {
    await open({});
    expect(await screen.findByText(/^The bus leaves/)).toBeVisible();
    expect(screen.queryByRole("button", { name: "Translate" })).toBeNull();
  });
});
