import { act, render, screen } from "@testing-library/react";
import { FormattedDate } from "./formatted-date.tsx";
import { RelativeTime } from "./relative-time.tsx";

const iso = "2026-03-01T10:00:00.000Z";

describe("RelativeTime", () => {
  beforeEach(() => {
    jest.useFakeTimers({ now: Date.parse(iso) + 10_000 });
  });

  it("stays true while it is on the page", () => {
    render(<RelativeTime iso={iso} />);
    expect(screen.getByText("just now")).toHaveAttribute("datetime", iso);
    act(() => jest.advanceTimersByTime(5 * 60_000));
    expect(screen.getByText("5m ago")).toBeInTheDocument();
  });

  it("has the full local time as tooltip", () => {
    render(<RelativeTime iso={iso} />);
    expect(screen.getByText("just now").title).toMatch(/2026.*:/);
  });

  it("shows nothing for a time it cannot read", () => {
    const { container } = render(<RelativeTime iso="soon" />);
    expect(container).toBeEmptyDOMElement();
  });
});

describe("FormattedDate", () => {
  it("shows the date, and the time where asked to", () => {
    render(<FormattedDate iso={iso} />);
    expect(screen.getByText(/2026/).textContent).not.toMatch(/:/);
    render(<FormattedDate iso={iso} detail="datetime" />);
    expect(screen.getByText(/2026.*:/)).toBeInTheDocument();
  });

  it("shows nothing for a date it cannot read", () => {
    const { container } = render(<FormattedDate iso="" />);
    expect(container).toBeEmptyDOMElement();
  });
});
