import { render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { useState } from "react";
import { ChoiceList, type ChoiceListProps } from "./choice-list.tsx";

const choices = [
  { id: "a", label: "Walking" },
  { id: "b", label: "Sport" },
  { id: "c", label: "Meeting people" },
];

function Example(props: Partial<ChoiceListProps>) {
  const [selected, setSelected] = useState<readonly string[]>([]);
  return (
    <>
      <ChoiceList
        legend="What for?"
        choices={choices}
        selected={selected}
        onChange={setSelected}
        error={selected.length === 0 ? "Choose one." : undefined}
        {...props}
      />
      <output>{selected.join()}</output>
    </>
  );
}

describe("ChoiceList", () => {
  it("is a group named by its question and described by its error", () => {
    render(<Example />);
    expect(
      screen.getByRole("group", { name: "What for?" }),
    ).toHaveAccessibleDescription("Choose one.");
  });

  it("allows one selected radio button, also with arrow keys", async () => {
    const user = userEvent.setup();
    render(<Example />);
    await user.click(screen.getByRole("radio", { name: "Walking" }));
    await user.keyboard("{ArrowDown}");
    expect(screen.getByRole("radio", { name: "Sport" })).toBeChecked();
    expect(screen.getByRole("status")).toHaveTextContent("b");
  });

  it("keeps several checkboxes in the order of the choices", async () => {
    const user = userEvent.setup();
    render(<Example multiple />);
    await user.click(screen.getByRole("checkbox", { name: "Meeting people" }));
    await user.click(screen.getByRole("checkbox", { name: "Walking" }));
    expect(screen.getByRole("status")).toHaveTextContent("a,c");
    await user.click(screen.getByRole("checkbox", { name: "Walking" }));
    expect(screen.getByRole("status")).toHaveTextContent(/^c$/);
  });

  it("clears a single choice and leaves the focus unchanged", async () => {
    const user = userEvent.setup();
    render(<Example clear="Clear choice" />);
    expect(screen.queryByRole("button")).not.toBeInTheDocument();
    await user.click(screen.getByRole("radio", { name: "Sport" }));
    await user.click(screen.getByRole("button", { name: "Clear choice" }));
    const sport = screen.getByRole("radio", { name: "Sport" });
    expect(sport).not.toBeChecked();
    expect(sport).toHaveFocus();
    expect(screen.getByRole("status")).toBeEmptyDOMElement();
    expect(screen.queryByRole("button")).not.toBeInTheDocument();
  });

  it("submits its choices under one name in a form", async () => {
    const user = userEvent.setup();
    render(
      <form aria-label="Survey">
        <Example name="question-1" multiple />
      </form>,
    );
    await user.click(screen.getByRole("checkbox", { name: "Sport" }));
    expect(screen.getByRole("form")).toHaveFormValues({ "question-1": ["b"] });
  });
});
