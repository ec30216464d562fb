import { render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { AccentField } from "./accent-field.tsx";

/** A field whose address is updated when the test chooses to. */
function openField() {
  const onChange = jest.fn();
  const field = (accent: string | null) => (
    <AccentField accent={accent} onChange={onChange} />
  );
  const { rerender } = render(field(null));
  return {
    onChange,
    user: userEvent.setup(),
    input: screen.getByRole("textbox", { name: "Accent colour" }),
    follow: (accent: string | null) => {
      rerender(field(accent));
    },
  };
}

describe("an accent whose address is updated late", () => {
  it("keeps what was typed in the meantime", async () => {
    const { user, input, follow, onChange } = openField();
    await user.type(input, "0a7");
    await user.type(input, "d");
    follow("#00aa77");
    expect(input).toHaveValue("0a7d");
    await user.type(input, "55");
    expect(onChange.mock.calls).toEqual([["#00aa77"], ["#0a7d55"]]);
  });

  it("keeps a second colour while the first arrives", async () => {
    const { user, input, follow } = openField();
    await user.type(input, "0a7d55");
    follow("#00aa77");
    expect(input).toHaveValue("0a7d55");
    follow("#0a7d55");
    expect(input).toHaveValue("0a7d55");
  });

  it("follows the address back, even to a colour set here", async () => {
    const { user, input, follow } = openField();
    await user.type(input, "0a7d55");
    follow("#0a7d55");
    follow("#00aa77");
    expect(input).toHaveValue("#00aa77");
    follow(null);
    expect(input).toHaveValue("");
  });
});
