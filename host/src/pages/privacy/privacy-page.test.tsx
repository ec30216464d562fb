import { renderAt } from "@nearsay/core/testing";
import { siteAtom } from "@nearsay/core/session";
import { screen, within } from "@testing-library/react";
import { createStore } from "jotai";
import { PrivacyPage } from "./privacy-page.tsx";

describe("the privacy policy", () => {
  it("lists every section in the table of contents", () => {
    renderAt(<PrivacyPage />);
    const sections = screen
      .getAllByRole("heading", { level: 2 })
      .map(({ textContent }) => textContent);
    expect(sections).toEqual([
      "Information collected",
      "How it is used",
      "Sharing",
      "Cookies and browser storage",
      "Retention",
      "Your rights",
      "Children under 13",
      "International users",
      "AI features",
      "Updates",
      "Contact",
    ]);
    const contents = screen.getByRole("navigation", { name: "On this page" });
    const links = within(contents).getAllByRole("link");
    expect(links.map(({ textContent }) => textContent)).toEqual(sections);
  });

  it("states what others learn from an answer, and what groups do not prevent", () => {
    renderAt(<PrivacyPage />);
    expect(
      screen.getByRole("heading", {
        name: "What others learn from your answers",
      }),
    ).toBeVisible();
    expect(screen.getByText(/Groups have their limits/)).toHaveTextContent(
      /up to four networks.*cannot know for certain.*with more networks could/,
    );
  });

  it("states what authors can read, like the form does before answering", () => {
    renderAt(<PrivacyPage />);
    expect(screen.getByText(/Beyond these figures/)).toHaveTextContent(
      /The form says this before you answer, too.*Only figures.*Whole resp/,
    );
  });

  it("names the third parties that maps are loaded from, and none if that is this site", () => {
    const { unmount } = renderAt(<PrivacyPage />);
    expect(screen.queryByText(/Maps on this site/)).toBeNull();
    unmount();
    const store = createStore();
    const origins = ["https://maps.example", "https://tiles.example:8080"];
    const map = { style: "https://maps.example/style.json", origins };
    store.set(siteAtom, { supportEmail: null, assistantUrl: null, map });
    renderAt(<PrivacyPage />, { store });
    expect(
      screen.getByText(
        "Maps on this site are fetched from maps.example and tiles.example:8080.",
      ),
    ).toBeVisible();
  });

  it("links to what could be handed over", () => {
    renderAt(<PrivacyPage />);
    const link = screen.getByRole("link", { name: "What We Could Hand Over" });
    expect(link).toHaveAttribute("href", "/handover");
  });

  it("states since when it is valid", () => {
    renderAt(<PrivacyPage />);
    expect(screen.getByText(/Effective October 23, 2025\./)).toBeVisible();
  });
});
