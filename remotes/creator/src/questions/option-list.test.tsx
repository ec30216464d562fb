import { limits } from "@nearsay/core/contract";
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import {
  button,
  openEditor,
  openQuestion,
  startNetwork,
} from "../testing/open-create-page.tsx";
import { pastedOptions } from "./option-list.tsx";

beforeEach(startNetwork);

async function openOptions() {
  const page = await openEditor();
  await openQuestion(page.user, 2);
  return page;
}

function option(number: number) {
  const question = screen.getByRole("group", { name: "Question 2" });
  const list = within(question).getByRole("group", { name: "Options" });
  return within(list).getByRole("textbox", { name: `Option ${number}` });
}

function options() {
  return screen
    .getAllByPlaceholderText(/^Option/)
    .map((input) => (input as HTMLInputElement).value);
}

async function hears(message: string) {
  await waitFor(() => {
    expect(document.querySelector("[data-announcer]")).toHaveTextContent(
      message,
    );
  });
}

describe("options of a question", () => {
  it("are created from the lines of a pasted list at the caret, and the last one has the focus", async () => {
    const { user } = await openOptions();
    await user.click(option(1));
    await user.keyboard(" ");
    await user.paste("- Beach\n\n- Hill\r\n- Lake");
    expect(options()).toEqual(["North Beach", "Hill", "Lake", "South"]);
    expect(option(3)).toHaveFocus();
  });

  it("keep a pasted line as plain text", async () => {
    const { user } = await openOptions();
    await user.click(option(1));
    await user.paste(" 1. Beach");
    expect(options()).toEqual(["North 1. Beach", "South"]);
  });

  it("report for a paste of 10 MB what did not fit and what was cut", async () => {
    const { user } = await openOptions();
    const field = option(1);
    const getData = () =>
      `${"x".repeat(limits.optionTextMax + 1)}\n${"a line\n".repeat(1_500_000)}`;
    await user.clear(field);
    fireEvent.paste(field, { clipboardData: { getData } });
    expect(options()).toHaveLength(limits.optionsMax);
    expect(options()[0]).toHaveLength(limits.optionTextMax);
    const message =
      "1499902 of 1500001 lines did not fit. Shortened to 240 characters: 1 of the pasted lines.";
    expect(screen.getByText(message)).toBeVisible();
    fireEvent.change(field, { target: { value: "North" } });
    expect(screen.queryByText(message)).toBeNull();
  });

  it("are not added by the Enter that ends text composition", async () => {
    await openOptions();
    fireEvent.keyDown(option(1), { key: "Enter", isComposing: true });
    expect(options()).toEqual(["North", "South"]);
    fireEvent.keyDown(option(1), { key: "Enter" });
    expect(options()).toEqual(["North", "", "South"]);
  });

  it("move with Alt and the arrows, and the focus stays with the option", async () => {
    const { user } = await openOptions();
    expect(
      screen.getByText(
        "Enter adds the next option. Alt and an arrow key move it.",
      ),
    ).toBeVisible();
    await user.click(option(1));
    await user.keyboard("{Alt>}{ArrowDown}{/Alt}");
    expect(options()).toEqual(["South", "North"]);
    expect(option(2)).toHaveFocus();
    await hears("Option 1 moved to position 2 of 2.");
    await user.keyboard("{Alt>}{ArrowDown}{/Alt}{ArrowUp}");
    expect(options()).toEqual(["South", "North"]);
    await user.keyboard("{Alt>}{ArrowUp}{/Alt}");
    expect(options()).toEqual(["North", "South"]);
  });

  it("move with one pair of arrows, which applies to the option used last", async () => {
    const { user } = await openOptions();
    expect(button("Move Option 1 up")).toBeDisabled();
    await user.click(option(2));
    await user.click(button("Move Option 2 up"));
    expect(options()).toEqual(["South", "North"]);
    expect(button("Move Option 1 down")).toHaveFocus();
    await hears("Option 2 moved to position 1 of 2.");
    await user.click(button("Remove option 1"));
    expect(screen.queryByRole("button", { name: /^Move Option/ })).toBeNull();
  });
});

describe("pasted options", () => {
  it("are the lines of the text, with any line endings, without the empty ones", () => {
    expect(pastedOptions("North\nSouth\r\n\r\n  East \rWest\n")).toEqual([
      "North",
      "South",
      "East",
      "West",
    ]);
  });

  it("lose their bullets and numbers", () => {
    const list = "- North\n* South\n• East\n1. West\n12) Up\n\t– Down";
    expect(pastedOptions(list)).toEqual([
      "North",
      "South",
      "East",
      "West",
      "Up",
      "Down",
    ]);
  });

  it("keep signs and numbers that are part of an option", () => {
    const list = ["-5", "3.5", "2024", "1.", "*"];
    expect(pastedOptions(list.join("\n"))).toEqual(list);
  });
});
