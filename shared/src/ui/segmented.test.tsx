import { render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { useState } from "react";
import { Segmented } from "./segmented.tsx";

const segments = [
  { value: "day", label: "Day" },
  { value: "week", label: "Week" },
] as const;

function Example() {
  const [value, setValue] = useState<"day" | "week">("day");
  return (
    <Segmented
      label="Time span"
      segments={segments}
      value={value}
      onChange={setValue}
    />
  );
}

describe("Segmented", () => {
  it("is a named group of radio buttons, navigated with arrow keys", async () => {
    const user = userEvent.setup();
    render(<Example />);
    expect(screen.getByRole("group", { name: "Time span" })).toBeVisible();
    await user.tab();
    expect(screen.getByRole("radio", { name: "Day" })).toHaveFocus();
    await user.keyboard("{ArrowRight}");
    expect(screen.getByRole("radio", { name: "Week" })).toBeChecked();
  });
});
