import { render, screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { KeywordsSection } from "./keywords-section.tsx";

const keywords = Array.from({ length: 24 }, (_, index) => ({
  term: `word ${index}`,
  count: index + 1,
}));

const bars = () =>
  within(screen.getByRole("list", { name: "Top Keywords" })).getAllByRole(
    "listitem",
  );

test("shows the ten most frequent and what they cover", () => {
  render(<KeywordsSection keywords={keywords} />);
  expect(bars()).toHaveLength(10);
  expect(bars()[0]).toHaveTextContent("word 23 24");
  expect(screen.getByText("Top 10 cover 65%")).toBeVisible();
});

test("shows as many as selected, and no more than there are", async () => {
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

test("shows bars first, a treemap or chips on demand", async () => {
  render(<KeywordsSection keywords={keywords} />);
  expect(screen.getByRole("radio", { name: "Bars" })).toBeChecked();
  await choose("Treemap");
  const map = screen.getByRole("img", {
    name: "Most frequent: word 23, word 22, and word 21",
  });
  expect(map.querySelectorAll("rect")).toHaveLength(10);
  await choose("Chips");
  expect(screen.getByRole("button", { name: "word 23 24" })).toBeVisible();
});

test("a chip copies its term and says so", async () => {
  const user = userEvent.setup();
  render(<KeywordsSection keywords={keywords} />);
  await choose("Chips");
  await user.click(screen.getByRole("button", { name: "word 23 24" }));
  expect(screen.getByRole("button", { name: "word 23 Copied" })).toBeVisible();
  expect(await navigator.clipboard.readText()).toBe("word 23");
});

test("says when there are none", () => {
  render(<KeywordsSection keywords={[]} />);
  expect(screen.getByText("No keywords yet")).toBeVisible();
  expect(screen.queryByRole("combobox")).not.toBeInTheDocument();
});
