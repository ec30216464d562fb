import { waitFor } from "@testing-library/react";
import { focusWhenThere } from "./focus-when-there.ts";

function add(html: string): void {
  document.body.insertAdjacentHTML("beforeend", html);
}

const named = (name: string) =>
  document.querySelector<HTMLElement>(`[name=${name}]`);

beforeEach(() => {
  document.body.innerHTML = "";
});

describe("focusing an element", () => {
  it("happens at once if it is there", () => {
    add("<input name=a>");
    focusWhenThere(document.body, "[name=a]");
    expect(named("a")).toHaveFocus();
  });

  it("happens once it is there", async () => {
    focusWhenThere(document.body, "[name=a]");
    add("<p></p>");
    add("<input name=a>");
    await waitFor(() => expect(named("a")).toHaveFocus());
  });

  it("does not happen after the person moved the focus", async () => {
    add("<input name=b>");
    focusWhenThere(document.body, "[name=a]");
    named("b")?.focus();
    add("<input name=a>");
    await Promise.resolve();
    expect(named("b")).toHaveFocus();
  });

  it("does not happen after it was stopped", async () => {
    const stop = focusWhenThere(document.body, "[name=a]");
    stop();
    add("<input name=a>");
    await Promise.resolve();
    expect(document.body).toHaveFocus();
  });
});
