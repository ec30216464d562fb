import { fireEvent, render, screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { kindStates, statementStates } from "../testing/kind-states.ts";
import { KindsSection } from "./kinds-section.tsx";
import { StatementsSection } from "./statements-section.tsx";

function show(state: string, from = kindStates) {
  const analytics = from[state];
  if (analytics === undefined) throw new Error(`no state ${state}`);
  return analytics;
}

it("shows a ranking in the order of mean ranks, with its finding and its numbers", async () => {
  render(<KindsSection analytics={show("Plain")} />);
  const card = screen.getByRole("article", { name: /come first on Elm/ });
  expect(
    within(card).getByText("Most people put “Trees” before each of the others"),
  ).toBeVisible();
  const items = within(card)
    .getAllByRole("listitem")
    .map(({ textContent }) => textContent);
  expect(items.map((text) => text?.replace(/[⁨⁩]/g, "").split(" ")[0])).toEqual(
    ["Trees", "Bike", "Benches", "Parking"],
  );
  await userEvent.click(within(card).getByText("Show the numbers as a table"));
  const row = within(card).getByRole("row", { name: /Trees/ });
  expect(
    within(row)
      .getAllByRole("cell")
      .map(({ textContent }) => textContent),
  ).toEqual(["31", "1.8", "3"]);
});

it("shows numbers as a histogram that is read step by step", () => {
  render(<KindsSection analytics={show("Plain")} />);
  const card = screen.getByRole("article", { name: /How many bikes/ });
  const finding = "Half answered at most 2; the middle half lies from 1 to 2";
  expect(within(card).getByRole("img", { name: finding })).toBeVisible();
  const slider = within(card).getByRole("slider");
  fireEvent.change(slider, { target: { value: "1" } });
  expect(slider).toHaveAttribute("aria-valuetext", "1: 25 answers, 28%");
});

it("draws nothing where nobody answered, and is not there without such questions", () => {
  const { unmount } = render(<KindsSection analytics={show("Nobody yet")} />);
  expect(screen.queryByRole("img")).toBeNull();
  expect(screen.getAllByText("No answers to show yet")).toHaveLength(2);
  unmount();
  const { container } = render(
    <KindsSection analytics={show("Plain", statementStates)} />,
  );
  expect(container).toBeEmptyDOMElement();
});

it("orders statements by consensus, and by what divides once that is chosen", async () => {
  render(<StatementsSection analytics={show("Plain", statementStates)} />);
  const first = () =>
    within(screen.getByRole("list", { name: "Statements" })).getAllByRole(
      "listitem",
    )[0];
  expect(first()).toHaveTextContent(
    "The crossing at the school is dangerous.93% agree, 5% disagree, 2% pass",
  );
  await userEvent.click(screen.getByText("Divided"));
  expect(first()).toHaveTextContent("Elm Street should be closed");
});
