import { act, render, screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { ChangesContext } from "../changes/changes.tsx";
import { KeywordsSection } from "./keywords-section.tsx";

const keywords = Array.from({ length: 24 }, (_, index) => ({
  term: `word ${index}`,
  count: index + 1,
}));

const bars = () =>
  within(screen.getByRole("list", { name: "Top Keywords" })).getAllByRole(
    "listitem",
  );

test("shows the ten most frequent and their share", () => {
  render(<KeywordsSection keywords={keywords} />);
  expect(bars()).toHaveLength(10);
  expect(bars()[0]).toHaveTextContent("word 23 24");
  expect(screen.getByText("Top 10 cover 65%")).toBeVisible();
});

test("shows the selected number, limited to what exists", async () => {
  render(<KeywordsSection keywords={keywords} />);
  const show = screen.getByRole("combobox", { name: "Show" });
  expect(
    within(show)
      .getAllByRole("option")
      .map((option) => option.textContent),
  ).toEqual(["10", "20", "30", "40", "50"]);
  await userEvent.selectOptions(show, "20");
  expect(bars()).toHaveLength(20);
  await userEvent.selectOptions(show, "50");
  expect(bars()).toHaveLength(24);
  expect(screen.getByText("Top 24 cover 100%")).toBeVisible();
});

const choose = (name: string) =>
  userEvent.click(screen.getByRole("radio", { name }));

test("shows bars first, a treemap or chips on request", async () => {
  render(<KeywordsSection keywords={keywords} />);
  expect(screen.getByRole("radio", { name: "Bars" })).toBeChecked();
  await choose("Treemap");
  const map = screen.getByRole("img", {
    name: "“word 23” leads with 24 mentions, ahead of “word 22” with 23",
  });
  expect(map.querySelectorAll("rect")).toHaveLength(10);
  await choose("Chips");
  expect(screen.getByRole("button", { name: "word 23 24" })).toBeVisible();
});

test.each(["Bars", "Treemap", "Chips"])(
  "shows in the %s which leads, and the same numbers as a table",
  async (view) => {
    render(<KeywordsSection keywords={keywords} />);
    await choose(view);
    expect(screen.getByRole("figure")).toHaveTextContent(
      /^“word 23” leads with 24 mentions/,
    );
    await userEvent.click(screen.getByText("Show the numbers as a table"));
    const table = within(screen.getByRole("table", { name: "Top Keywords" }));
    expect(table.getByRole("row", { name: "word 23 24 8%" })).toBeVisible();
    expect(table.getAllByRole("row")).toHaveLength(11);
  },
);

test("describes all keywords, including those not shown", async () => {
  const level = keywords.map(({ term }) => ({ term, count: 3 }));
  render(<KeywordsSection keywords={level} />);
  await choose("Treemap");
  const finding = "All 24 keywords are tied, with 3 mentions each";
  expect(screen.getByRole("figure")).toHaveTextContent(finding);
  expect(screen.getByRole("img", { name: finding })).toBeVisible();
});

test("keeps a table open while views change", async () => {
  render(<KeywordsSection keywords={keywords} />);
  await userEvent.click(screen.getByText("Show the numbers as a table"));
  await choose("Treemap");
  expect(screen.getByRole("table")).toBeVisible();
});

test("copies the term of a chip and confirms it for a second and a half", async () => {
  jest.useFakeTimers();
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  render(<KeywordsSection keywords={keywords} />);
  await user.click(screen.getByRole("radio", { name: "Chips" }));
  const chip = screen.getByRole("button", { name: "word 23 24" });
  await user.click(chip);
  await act(() => jest.advanceTimersByTimeAsync(0));
  expect(within(chip).getByText("Copied")).toBeVisible();
  expect(chip).toHaveAccessibleName("word 23 24");
  expect(await navigator.clipboard.readText()).toBe("word 23");
  act(() => jest.advanceTimersByTime(1499));
  expect(within(chip).getByText("Copied")).toBeVisible();
  act(() => jest.advanceTimersByTime(1));
  expect(within(chip).queryByText("Copied")).toBeNull();
  jest.useRealTimers();
});

test("abbreviates a long count in a chip", async () => {
  render(<KeywordsSection keywords={[{ term: "lamps", count: 43_827_161 }]} />);
  await choose("Chips");
  expect(screen.getByRole("button", { name: "lamps 43.8M" })).toBeVisible();
});

test("shows in a chip when its term could not be copied", async () => {
  const user = userEvent.setup();
  jest
    .spyOn(navigator.clipboard, "writeText")
    .mockRejectedValueOnce(new Error("not allowed"));
  render(<KeywordsSection keywords={keywords} />);
  await choose("Chips");
  const chip = screen.getByRole("button", { name: "word 23 24" });
  await user.click(chip);
  expect(await within(chip).findByText("Could not copy")).toBeVisible();
});

test.each(["Bars", "Treemap", "Chips"])(
  "shows in the %s what a live update changed",
  async (view) => {
    const grown = new Map([["keyword:word 23", 2]] as const);
    render(
      <ChangesContext value={{ update: 1, grown }}>
        <KeywordsSection keywords={keywords} />
      </ChangesContext>,
    );
    await choose(view);
    expect(screen.getByText("+2")).toBeVisible();
  },
);

test.each([
  [1, "Shown once 1 person has answered"],
  [5, "Shown once 5 people have answered"],
])("states that they show from %i responses on", (until, text) => {
  render(<KeywordsSection keywords={[]} withheldUntil={until} />);
  expect(screen.getByText(text)).toBeVisible();
  expect(screen.queryByText("No keywords yet")).not.toBeInTheDocument();
});

test("shows when there are none", () => {
  render(<KeywordsSection keywords={[]} />);
  expect(screen.getByText("No keywords yet")).toBeVisible();
  expect(screen.queryByRole("combobox")).not.toBeInTheDocument();
});
