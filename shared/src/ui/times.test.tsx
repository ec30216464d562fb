import { renderToStaticMarkup } from "react-dom/server";
import { act, fireEvent, render, screen } from "@testing-library/react";
import { FormattedDate, RelativeTime } from "./times.tsx";
import { useNow } from "./use-now.ts";

const iso = "2026-03-01T10:00:00.000Z";

describe("RelativeTime", () => {
  beforeEach(() => {
    jest.useFakeTimers({ now: Date.parse(iso) + 10_000 });
  });

  it("stays correct while it is on the page", () => {
    render(<RelativeTime iso={iso} />);
    expect(screen.getByText("just now")).toHaveAttribute("datetime", iso);
    act(() => jest.advanceTimersByTime(5 * 60_000));
    expect(screen.getByText("5m ago")).toBeInTheDocument();
  });

  it("updates within ten seconds, even if it appeared between two ticks", () => {
    const { rerender } = render(<RelativeTime iso={iso} />);
    act(() => jest.advanceTimersByTime(9_000));
    const later = new Date(Date.parse(iso) + 18_000).toISOString();
    rerender(
      <>
        <RelativeTime iso={iso} />
        <RelativeTime iso={later} />
      </>,
    );
    act(() => jest.advanceTimersByTime(11_000));
    expect(screen.getByText("1m ago")).toHaveAttribute("datetime", iso);
    act(() => jest.advanceTimersByTime(20_000));
    expect(screen.getAllByText("1m ago")).toHaveLength(2);
  });

  it("renders once at first, and is still updated in time", () => {
    render(<RelativeTime iso={iso} />).unmount();
    jest.setSystemTime(Date.parse(iso) + 16_000);
    const shown: number[] = [];
    function Clock() {
      shown.push((useNow() - Date.parse(iso)) / 1_000);
      return null;
    }
    render(<Clock />);
    act(() => jest.advanceTimersByTime(5_000));
    expect(shown).toEqual([10, 20]);
  });

  it("stops while the page is hidden and is correct once it is visible", () => {
    const hidden = jest.spyOn(document, "hidden", "get").mockReturnValue(true);
    render(<RelativeTime iso={iso} />);
    expect(jest.getTimerCount()).toBe(0);
    jest.setSystemTime(Date.parse(iso) + 3 * 60_000);
    hidden.mockReturnValue(false);
    fireEvent(document, new Event("visibilitychange"));
    expect(screen.getByText("3m ago")).toBeInTheDocument();
  });

  it("shares one timer among all, and leaves none running", () => {
    const { unmount } = render(
      <>
        {Array.from({ length: 100 }, (_, key) => (
          <RelativeTime key={key} iso={iso} />
        ))}
      </>,
    );
    expect(jest.getTimerCount()).toBe(1);
    unmount();
    expect(jest.getTimerCount()).toBe(0);
  });

  it("has the full local time as its tooltip", () => {
    render(<RelativeTime iso={iso} />);
    expect(screen.getByText("just now").title).toMatch(/2026.*:/);
  });

  it("shows nothing for an unreadable time", () => {
    const { container } = render(<RelativeTime iso="soon" />);
    expect(container).toBeEmptyDOMElement();
  });
});

describe("FormattedDate", () => {
  it("shows the date, and the time on request", () => {
    render(<FormattedDate iso={iso} />);
    expect(screen.getByText(/2026/).textContent).not.toMatch(/:/);
    render(<FormattedDate iso={iso} detail="datetime" />);
    expect(screen.getByText(/2026.*:/)).toBeInTheDocument();
  });

  it("shows nothing for an unreadable date", () => {
    const { container } = render(<FormattedDate iso="" />);
    expect(container).toBeEmptyDOMElement();
  });
});

describe("server-rendered times", () => {
  beforeEach(() => {
    jest.useFakeTimers({ now: Date.parse(iso) + 10_000 });
  });

  it("are in UTC and say so, with the data that the page needs to convert them to the reader's time zone", () => {
    expect(renderToStaticMarkup(<FormattedDate iso={iso} />)).toBe(
      `<time dateTime="${iso}" title="Mar 1, 2026, 10:00 AM UTC" data-detail="date">Mar 1, 2026 UTC</time>`,
    );
    expect(
      renderToStaticMarkup(<FormattedDate iso={iso} detail="datetime" />),
    ).toBe(
      `<time dateTime="${iso}" data-detail="datetime">Mar 1, 2026, 10:00 AM UTC</time>`,
    );
    expect(renderToStaticMarkup(<FormattedDate iso="" />)).toBe("");
  });

  it("are the same everywhere while they count hours and days", () => {
    const drawn = renderToStaticMarkup(<RelativeTime iso={iso} />);
    expect(drawn).toContain(">just now<");
    expect(drawn).not.toContain("data-detail");
    const late = "2026-02-01T23:59:00.000Z";
    expect(renderToStaticMarkup(<RelativeTime iso={late} />)).toMatch(
      /data-detail="day">Feb 1</,
    );
  });
});
