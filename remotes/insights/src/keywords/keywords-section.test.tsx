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

test("says when there are none", () => {
  render(<KeywordsSection keywords={[]} />);
  expect(screen.getByText("No keywords yet")).toBeVisible();
  expect(screen.queryByRole("combobox")).not.toBeInTheDocument();
});
