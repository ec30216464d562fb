import { fakeNetwork, refusal, renderAt } from "@nearsay/core/testing";
import { screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { InvitePage } from "./invite-page.tsx";

const activation = "POST /api/activation";

function open() {
  document.cookie = "nearsay_csrf=t";
  const onActivated = jest.fn();
  renderAt(<InvitePage onActivated={onActivated} />);
  return { onActivated, user: userEvent.setup() };
}

const code = () => screen.getByRole("textbox", { name: "Invitation code" });
const submit = () => screen.getByRole("button", { name: "Continue" });

describe("InvitePage", () => {
  it("asks for a code with a numeric keyboard", () => {
    open();
    expect(code()).toBeRequired();
    expect(code()).toHaveAttribute("inputmode", "numeric");
  });

  it("sends the trimmed code and admits the visitor", async () => {
    const network = fakeNetwork({ [activation]: { ok: true } });
    const { onActivated, user } = open();
    await user.type(code(), " 123456 ");
    await user.click(submit());
    expect(network.to(activation)[0]?.body).toEqual({ code: "123456" });
    expect(onActivated).toHaveBeenCalledTimes(1);
  });

  it("sends nothing for a blank code and says what is missing", async () => {
    const network = fakeNetwork();
    const { user } = open();
    await user.type(code(), "  ");
    await user.click(submit());
    expect(screen.getByRole("alert")).toHaveTextContent(
      "Please enter your invitation code.",
    );
    expect(code()).toHaveFocus();
    expect(network.calls).toHaveLength(0);
  });

  it.each([
    [refusal(403, "This code has expired."), "This code has expired."],
    [refusal(403, ""), "Invalid code"],
  ])(
    "explains why a code is refused, and accepts another one",
    async (answer, message) => {
      fakeNetwork({
        [activation]: () => answer.clone(),
        "GET /api/health": {},
      });
      const { onActivated, user } = open();
      await user.type(code(), "0000");
      await user.click(submit());
      expect(await screen.findByRole("alert")).toHaveTextContent(message);
      expect(code()).toHaveFocus();
      expect(code()).toBeInvalid();
      expect(code()).toHaveAccessibleDescription(message);
      expect(onActivated).not.toHaveBeenCalled();
      expect(code()).toHaveValue("0000");
      expect(submit()).not.toHaveAttribute("aria-disabled");
    },
  );

  it("removes the error when the code is changed", async () => {
    fakeNetwork();
    const { user } = open();
    await user.type(code(), "  ");
    await user.click(submit());
    await user.type(code(), "1");
    expect(screen.queryByRole("alert")).toBeNull();
    expect(code()).toBeValid();
  });

  it("sends a code once", async () => {
    const network = fakeNetwork({
      [activation]: () => new Promise(() => undefined),
    });
    const { user } = open();
    await user.type(code(), "0000");
    await user.click(submit());
    await user.click(submit());
    await user.type(code(), "{Enter}");
    expect(network.to(activation)).toHaveLength(1);
  });
});
