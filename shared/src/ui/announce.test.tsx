import { render, screen } from "@testing-library/react";
import { announce, LiveRegion } from "./announce.tsx";

beforeEach(() => {
  jest.useFakeTimers();
});

describe("announce", () => {
  it("announces messages in one live region, even the same message again", () => {
    for (const message of ["Copied", "Copied"]) {
      announce(message);
      expect(screen.getByRole("status")).toBeEmptyDOMElement();
      jest.runAllTimers();
      expect(screen.getByRole("status")).toHaveTextContent("Copied");
    }
  });

  it("announces inside an open dialog", () => {
    render(<dialog aria-label="Report" open />);
    announce("Sent");
    jest.runAllTimers();
    expect(screen.getByRole("dialog")).toContainElement(
      screen.getByRole("status"),
    );
  });
});

describe("LiveRegion", () => {
  it("is polite unless it is urgent", () => {
    const { rerender } = render(<LiveRegion>3 results</LiveRegion>);
    expect(screen.getByRole("status")).toHaveTextContent("3 results");
    rerender(<LiveRegion urgent>Failed</LiveRegion>);
    expect(screen.getByRole("alert")).toHaveTextContent("Failed");
  });
});
