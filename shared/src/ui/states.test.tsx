import { render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { EmptyState, ErrorState } from "./states.tsx";

describe("EmptyState", () => {
  it("names what is missing and offers an action", () => {
    render(
      <EmptyState title="No surveys yet" action={<a href="/new">Start one</a>}>
        Be the first to ask.
      </EmptyState>,
    );
    expect(screen.getByText("No surveys yet")).toBeVisible();
    expect(screen.getByRole("link", { name: "Start one" })).toBeVisible();
  });

  it("is the heading of a page that has no other", () => {
    render(<EmptyState title="Nothing here" titleAs="h1" />);
    expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent(
      "Nothing here",
    );
  });
});

describe("ErrorState", () => {
  it("shows the error and retries", async () => {
    const onRetry = jest.fn();
    render(<ErrorState message="No connection." onRetry={onRetry} />);
    expect(screen.getByRole("alert")).toHaveTextContent("No connection.");
    await userEvent.click(screen.getByRole("button", { name: "Try again" }));
    expect(onRetry).toHaveBeenCalledTimes(1);
  });

  it.each([
    [new Error("Not here."), "Not here."],
    [new TypeError("x is not a function"), "Not loaded."],
    [undefined, "Not loaded."],
  ])("shows the message of %p if it is for people", (error, shown) => {
    render(<ErrorState message="Not loaded." error={error} />);
    expect(screen.getByRole("alert")).toHaveTextContent(shown);
  });
});
