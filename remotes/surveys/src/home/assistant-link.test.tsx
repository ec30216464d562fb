import { siteAtom } from "@nearsay/core/session";
import { renderAt } from "@nearsay/core/testing";
import { screen } from "@testing-library/react";
import { createStore } from "jotai";
import { AssistantLink } from "./assistant-link.tsx";

function show(assistantUrl: string | null) {
  const store = createStore();
  store.set(siteAtom, { supportEmail: null, assistantUrl });
  renderAt(<AssistantLink />, { store });
}

describe("AssistantLink", () => {
  it("opens the assistant in a tab without access to this one", () => {
    show("https://assistant.example/chat");
    const link = screen.getByRole("link", {
      name: "Open the AI assistant (opens in a new tab)",
    });
    expect(link).toHaveAttribute("href", "https://assistant.example/chat");
    expect(link).toHaveAttribute("target", "_blank");
    expect(link).toHaveAttribute("rel", "noopener noreferrer");
  });

  it("is absent if the site has no assistant", () => {
    show(null);
    expect(screen.queryByRole("link")).toBeNull();
  });
});
