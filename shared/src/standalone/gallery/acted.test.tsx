import { render, screen, waitFor } from "@testing-library/react";
import { Acted } from "./acted.tsx";

const acting = () => document.querySelector("[data-acting]");

describe("a state of the gallery that is reached by interaction", () => {
  it("is marked until its steps are done", async () => {
    render(<Acted act={() => Promise.resolve()}>A state</Acted>);
    expect(acting()).not.toBeNull();
    await waitFor(() => {
      expect(acting()).toBeNull();
    });
    expect(screen.queryByRole("alert")).toBeNull();
  });

  it("shows why a step failed, and is no longer awaited", async () => {
    const missing = new Error("Unable to find a button\n\n<body>…</body>");
    render(<Acted act={() => Promise.reject(missing)}>A state</Acted>);
    const words = await screen.findByRole("alert");
    expect(words).toHaveTextContent(/^Unable to find a button$/);
    expect(words).toHaveAttribute("data-failed");
    await waitFor(() => {
      expect(acting()).toBeNull();
    });
    expect(screen.getByText("A state")).toBeVisible();
  });
});
