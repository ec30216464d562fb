import { renderAt } from "@nearsay/core/testing";
import { act, screen } from "@testing-library/react";
import { type ComponentType, lazy } from "react";
import { LazyPage } from "./lazy-page.tsx";

type Module = { default: ComponentType };

function Words() {
  return <h1>Words</h1>;
}

async function open(load: () => Promise<Module>) {
  renderAt(<LazyPage title="Words" content={lazy(load)} />);
  await act(() => Promise.resolve());
}

describe("LazyPage", () => {
  it("is busy and has a name until its file has loaded, then shows it", async () => {
    let arrive: (module: Module) => void = () => undefined;
    const file = new Promise<Module>((resolve) => {
      arrive = resolve;
    });
    await open(() => file);
    expect(document.querySelector("[aria-busy]")).toHaveTextContent("Words");
    await act(async () => {
      arrive({ default: Words });
      await file;
    });
    expect(screen.getByRole("heading", { name: "Words" })).toBeVisible();
    expect(document.querySelector("[aria-busy]")).toBeNull();
    expect(document.title).toBe("Words · Nearsay");
  });

  it("reports that its file failed to load, and offers a reload", async () => {
    const reported = jest.spyOn(console, "error").mockImplementation();
    const cause = new Error("ChunkLoadError");
    await open(() => Promise.reject(cause));
    expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent(
      "Words",
    );
    expect(screen.getByRole("alert")).toHaveTextContent(
      "Check your connection and load the page again.",
    );
    expect(screen.getByRole("button", { name: "Load again" })).toBeVisible();
    expect(document.title).toBe("Words · Nearsay");
    expect(reported).toHaveBeenCalledWith('The page "Words" failed', cause);
  });
});
