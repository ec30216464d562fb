import { createEvent, fireEvent, render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { goOnWithEnter } from "./enter-key.ts";

const handleSubmit = jest.fn((event: { preventDefault: () => void }) =>
  event.preventDefault(),
);

function Form() {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- its fields get the key
    <form onKeyDown={goOnWithEnter} onSubmit={handleSubmit}>
      <input name="how-far" aria-label="How far?" />
      {["Bus", "Tram"].map((way) => (
        <label key={way}>
          <input type="radio" name="how" value={way} />
          {way}
        </label>
      ))}
      <textarea name="why" aria-label="Why?" />
      <button type="button">Clear</button>
      <input name="where" aria-label="Where?" />
      <button type="submit">Send</button>
    </form>
  );
}

function show() {
  handleSubmit.mockClear();
  render(<Form />);
  return userEvent.setup();
}

const field = (name: string) => screen.getByRole("textbox", { name });
const radio = (name: string) => screen.getByRole("radio", { name });

describe("the Enter key in a form", () => {
  it("goes from question to question, then to the button, and sends nothing on the way", async () => {
    const user = show();
    await user.type(field("How far?"), "2{Enter}");
    expect(radio("Bus")).toHaveFocus();
    await user.keyboard("{Enter}");
    expect(field("Why?")).toHaveFocus();
    await user.type(field("Where?"), "{Enter}");
    expect(screen.getByRole("button", { name: "Send" })).toHaveFocus();
    expect(handleSubmit).not.toHaveBeenCalled();
    await user.keyboard("{Enter}");
    expect(handleSubmit).toHaveBeenCalledTimes(1);
  });

  it("goes to the choice that was made", async () => {
    const user = show();
    await user.click(radio("Tram"));
    await user.type(field("How far?"), "{Enter}");
    expect(radio("Tram")).toHaveFocus();
  });

  it("starts a new line in a text of several lines", async () => {
    const user = show();
    await user.type(field("Why?"), "Far{Enter}away");
    expect(field("Why?")).toHaveValue("Far\naway");
    expect(field("Why?")).toHaveFocus();
  });

  it("accepts a suggestion of an input method", () => {
    show();
    const where = field("Where?");
    where.focus();
    const enter = createEvent.keyDown(where, {
      key: "Enter",
      isComposing: true,
    });
    fireEvent(where, enter);
    expect(enter.defaultPrevented).toBe(false);
    expect(where).toHaveFocus();
  });
});
