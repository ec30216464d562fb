import { render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { ReadOnlyNotice } from "./read-only-notice.tsx";

const policy = <a href="https://example.org/policy">Policy</a>;

describe("ReadOnlyNotice", () => {
  it("enables the anonymous ID on request", async () => {
    const onEnable = jest.fn();
    render(<ReadOnlyNotice policy={policy} onEnable={onEnable} />);
    await userEvent.click(
      screen.getByRole("button", { name: "Enable anonymous ID" }),
    );
    expect(onEnable).toHaveBeenCalledTimes(1);
  });

  it("shows the given link to the policy, and needs no router", () => {
    render(<ReadOnlyNotice policy={policy} />);
    expect(screen.getByRole("link", { name: "Policy" })).toBeVisible();
    expect(screen.queryByRole("button")).toBeNull();
  });
});
