import { renderAt } from "@nearsay/core/testing";
import { screen, within } from "@testing-library/react";
import { GuidePage } from "./guide-page.tsx";

describe("the user guide", () => {
  it("lists its sections in a table of contents", () => {
    renderAt(<GuidePage />);
    const contents = screen.getByRole("navigation", { name: "On this page" });
    const links = within(contents).getAllByRole("link");
    const parts = screen.getAllByRole("heading", { level: 2 });
    expect(links.map(({ textContent }) => textContent)).toEqual(
      parts.map(({ textContent }) => textContent),
    );
  });

  it('explains when results are shown, and what "at once" means', () => {
    renderAt(<GuidePage />);
    expect(screen.getByText(/responses are shown together/)).toHaveTextContent(
      /at least 10 at a time/,
    );
    expect(
      screen.getByText(/figures change with each response/),
    ).toHaveTextContent(/can work out what one person answered/);
  });

  it("explains challenge questions in the section that the editor links to", () => {
    renderAt(<GuidePage />);
    expect(
      screen.getByRole("heading", { name: "Challenge questions" }),
    ).toHaveAttribute("id", "challenge-questions");
  });
});
