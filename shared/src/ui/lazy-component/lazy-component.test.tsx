import { render, screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { lazyComponent } from "./lazy-component.tsx";

const Part = ({ name }: { name: string }) => <p>Here is {name}</p>;

describe("a lazy component", () => {
  it("shows the placeholder until it has loaded, and renders at once from then on", async () => {
    const load = jest.fn(() => Promise.resolve(Part));
    const LazyPart = lazyComponent(load, <p>Waiting</p>, "Failed");
    const { unmount } = render(<LazyPart name="one" />);
    expect(screen.getByText("Waiting")).toBeVisible();
    expect(await screen.findByText("Here is one")).toBeVisible();
    unmount();
    render(<LazyPart name="two" />);
    expect(screen.getByText("Here is two")).toBeVisible();
    expect(load).toHaveBeenCalledTimes(1);
  });

  it("renders at once if it was loaded before", async () => {
    const LazyPart = lazyComponent(
      () => Promise.resolve(Part),
      <p>Waiting</p>,
      null,
    );
    LazyPart.bring();
    await Promise.resolve();
    render(<LazyPart name="one" />);
    expect(screen.getByText("Here is one")).toBeVisible();
  });

  it("reports that it could not be loaded, and tries again on request", async () => {
    const lost = () => Promise.reject(new Error("Loading chunk 7 failed."));
    const load = jest.fn(() => Promise.resolve(Part));
    load.mockImplementationOnce(lost).mockImplementationOnce(lost);
    const LazyPart = lazyComponent(load, null, "It could not be loaded.");
    LazyPart.bring();
    render(<LazyPart name="one" />);
    expect(await screen.findByText("It could not be loaded.")).toBeVisible();
    await userEvent.click(screen.getByRole("button", { name: "Try again" }));
    expect(await screen.findByText("Here is one")).toBeVisible();
  });

  it("shows nothing if failures are not reported", async () => {
    const load = jest.fn(() => Promise.reject(new Error("lost")));
    const LazyPart = lazyComponent<object>(load, <p>Waiting</p>, null);
    const { container } = render(<LazyPart />);
    await waitFor(() => {
      expect(container).toBeEmptyDOMElement();
    });
  });
});
