import { fireEvent, render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { useState } from "react";
import {
  LimitedTextArea,
  type LimitedTextAreaProps,
} from "./limited-text-area.tsx";

function Example(props: Partial<LimitedTextAreaProps>) {
  const [value, setValue] = useState(props.value ?? "");
  return (
    <LimitedTextArea
      label="Your answer"
      maxLength={10}
      {...props}
      value={value}
      onChange={setValue}
    />
  );
}

const area = () => screen.getByRole<HTMLTextAreaElement>("textbox");

describe("LimitedTextArea", () => {
  it("accepts 240 characters on three rows by default", () => {
    render(<LimitedTextArea label="Post" value="" onChange={jest.fn()} />);
    expect(area()).toHaveAttribute("rows", "3");
    expect(area()).toHaveAccessibleDescription("240 characters left");
  });

  it("prevents typing beyond the limit", async () => {
    render(<Example />);
    await userEvent.type(area(), "abcdefghijkl");
    expect(area()).toHaveValue("abcdefghij");
  });

  it("shortens a paste in the middle and places the caret behind it", async () => {
    const user = userEvent.setup();
    render(<Example value="abcdefgh" />);
    await user.click(area());
    area().setSelectionRange(4, 4);
    await user.paste("12345");
    expect(area()).toHaveValue("abcd12efgh");
    expect(area().selectionStart).toBe(6);
  });

  it("shows the count and the limit", async () => {
    render(<Example counter="current" />);
    await userEvent.type(area(), "abc");
    expect(area()).toHaveAccessibleDescription(/3\/10/);
  });

  it("announces how many characters are left near the limit", () => {
    render(<Example value="abcdefghi" />);
    expect(screen.getByRole("status")).toHaveTextContent("1 character left");
    expect(area()).toHaveAccessibleDescription("1 character left");
  });

  it("does not change a composition until it is committed", () => {
    render(<Example value="abcdefghi" />);
    setNativeValue("abcdefghiにほん");
    fireEvent(
      area(),
      new InputEvent("input", { bubbles: true, isComposing: true }),
    );
    expect(area()).toHaveValue("abcdefghiにほん");
    fireEvent.compositionEnd(area());
    expect(area()).toHaveValue("abcdefghiに");
  });
});

/** Sets the value as a browser does, bypassing React's tracking. */
function setNativeValue(value: string): void {
  Object.getOwnPropertyDescriptor(
    HTMLTextAreaElement.prototype,
    "value",
  )?.set?.call(area(), value);
}
