import { render, screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { late } from "./late.tsx";

const Part = ({ name }: { name: string }) => <p>Here is {name}</p>;

describe("a lazy component", () => {
  it("shows the placeholder until it has loaded, and renders at once from then on", async () => {
    const load = jest.fn(() => Promise.resolve(Part));
    const LatePart = late(load, <p>Waiting</p>, "Failed");
    const { unmount } = render(<LatePart name="one" />);
    expect(screen.getByText("Waiting")).toBeVisible();
    expect(await screen.findByText("Here is one")).toBeVisible();
    unmount();
    render(<LatePart name="two" />);
    expect(screen.getByText("Here is two")).toBeVisible();
    expect(load).toHaveBeenCalledTimes(1);
  });

  it("renders at once if it was loaded before", async () => {
    const LatePart = late(() => Promise.resolve(Part), <p>Waiting</p>, null);
    LatePart.bring();
    await Promise.resolve();
    render(<LatePart name="one" />);
    expect(screen.getByText("Here is one")).toBeVisible();
  });

  it("reports that it could not be loaded, and tries again on request", async () => {
    const lost = () => Promise.reject(new Error("Loading chunk 7 failed."));
    const load = jest.fn(() => Promise.resolve(Part));
    load.mockImplementationOnce(lost).mockImplementationOnce(lost);
    const LatePart = late(load, null, "It could not be loaded.");
    LatePart.bring();
    render(<LatePart name="one" />);
    expect(await screen.findByText("It could not be loaded.")).toBeVisible();
    await userEvent.click(screen.getByRole("button", { name: "Try again" }));
    expect(await screen.findByText("Here is one")).toBeVisible();
  });

  it("shows nothing if failures are not reported", async () => {
    const load = jest.fn(() => Promise.reject(new Error("lost")));
    const LatePart = late<object>(load, <p>Waiting</p>, null);
    const { container } = render(<LatePart />);
    await waitFor(() => {
      expect(container).toBeEmptyDOMElement();
    });
  });
});
