import { render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { MemoryRouter, useLocation } from "react-router-dom";
import { ReadOnlyNotice } from "./read-only-notice.tsx";

function Where() {
  return <output>{useLocation().pathname}</output>;
}

describe("ReadOnlyNotice", () => {
  it("enables the anonymous ID on request", async () => {
    const onEnable = jest.fn();
    render(<ReadOnlyNotice onEnable={onEnable} />);
    await userEvent.click(
      screen.getByRole("button", { name: "Enable anonymous ID" }),
    );
    expect(onEnable).toHaveBeenCalledTimes(1);
  });

  it("links to the policy where there is no router", () => {
    render(<ReadOnlyNotice />);
    expect(
      screen.getByRole("link", { name: "Anonymous ID Policy" }),
    ).toHaveAttribute("href", "/privacy/anonymous-id");
  });

  it("goes to the policy without a new page where there is one", async () => {
    render(
      <MemoryRouter>
        <ReadOnlyNotice />
        <Where />
      </MemoryRouter>,
    );
    await userEvent.click(screen.getByRole("link"));
    expect(screen.getByRole("status")).toHaveTextContent(
      "/privacy/anonymous-id",
    );
  });
});
