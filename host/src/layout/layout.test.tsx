import { siteAtom } from "@nearsay/core/session";
import { renderAt } from "@nearsay/core/testing";
import { screen, within } from "@testing-library/react";
import { createStore } from "jotai";
import { Layout } from "./layout.tsx";

function show(supportEmail: string | null = null) {
  const store = createStore();
  store.set(siteAtom, { supportEmail, assistantUrl: null });
  renderAt(<Layout>The page</Layout>, { store });
}

const inHeader = () => within(screen.getByRole("banner"));
const inFooter = () => within(screen.getByRole("contentinfo"));

describe("Layout", () => {
  it("has a link that skips to the page's content", () => {
    show();
    const main = screen.getByRole("main");
    expect(main).toHaveTextContent("The page");
    expect(
      screen.getByRole("link", { name: "Skip to the content" }),
    ).toHaveAttribute("href", `#${main.id}`);
  });

  it.each([
    [/Nearsay.*Beta/, "/"],
    ["Start New Survey", "/create-survey"],
    ["Your surveys", "/mine"],
    ["Submit Early Feedback", "/feedback"],
    ["Anonymous ID Policy", "/privacy/anonymous-id"],
    ["Your data", "/privacy/your-data"],
  ])("links in the header %s to %s", (name, path) => {
    show();
    expect(inHeader().getByRole("link", { name })).toHaveAttribute(
      "href",
      path,
    );
  });

  it("opens the menu with its button", () => {
    show();
    const button = inHeader().getByRole("button", { name: "Menu" });
    const menu = document.getElementById(
      button.getAttribute("popovertarget") ?? "",
    );
    expect(menu).toHaveAttribute("popover", "auto");
    expect(menu).toContainElement(inHeader().getByRole("list"));
    expect(menu).toContainElement(
      inHeader().getByRole("group", { name: "Theme" }),
    );
  });

  it.each([
    ["About", "/about"],
    ["Disclaimer", "/disclaimer"],
    ["User Guide", "/guide"],
    ["Embed", "/embed"],
    ["Anonymous ID Policy", "/privacy/anonymous-id"],
    ["Privacy Policy", "/privacy"],
  ])("links in the footer %s to %s", (name, path) => {
    show();
    expect(inFooter().getByRole("link", { name })).toHaveAttribute(
      "href",
      path,
    );
  });

  it("accepts reports by email if there is an address", () => {
    show("help@example.org");
    expect(
      inFooter().getByRole("link", { name: "Report Content" }),
    ).toHaveAttribute("href", "mailto:help@example.org");
  });

  it("offers no reports if there is no address", () => {
    show();
    expect(inFooter().queryByText("Report Content")).toBeNull();
  });
});
