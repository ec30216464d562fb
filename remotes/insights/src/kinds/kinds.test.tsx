import { fireEvent, render, screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import {
  kindStates,
  sidedKinds,
  statementStates,
} from "../testing/kind-states.ts";
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
    within(card).getByText(
      "In every comparison with another option, most people ranked “Trees” higher",
    ),
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
  const finding =
    "Half of the answers are at most 2; the middle half is from 1 to 2";
  expect(within(card).getByRole("img", { name: finding })).toBeVisible();
  const slider = within(card).getByRole("slider");
  fireEvent.change(slider, { target: { value: "1" } });
  expect(slider).toHaveAttribute("aria-valuetext", "1: 25 answers, 28%");
});

it("renders no chart if no one answered, and is absent without such questions", () => {
  const { unmount } = render(<KindsSection analytics={show("Nobody yet")} />);
  expect(screen.queryByRole("img")).toBeNull();
  expect(screen.getAllByText("No answers to show yet")).toHaveLength(2);
  unmount();
  const { container } = render(
    <KindsSection analytics={show("Plain", statementStates)} />,
  );
  expect(container).toBeEmptyDOMElement();
});

it("orders statements by consensus, and on request by division", async () => {
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

const plainText = (element: HTMLElement) =>
  element.textContent.replace(/[\u2066-\u2069]/g, "");

it("shows what each group ranked first and its numbers, in shares of that group", async () => {
  render(<KindsSection {...sidedKinds} />);
  const ranked = screen.getByRole("article", { name: /come first/ });
  expect(
    within(ranked).getByText(
      "By ticket: In every comparison with another option, most people ranked “Benches” higher",
    ),
  ).toBeVisible();
  const [trees] = within(ranked).getAllByRole("listitem");
  expect(plainText(trees as HTMLElement)).toBe(
    "Trees By ticket 20% first, mean rank 1.8Everybody else 75% first, mean rank 1.3",
  );
  const bikes = screen.getByRole("article", { name: /How many bikes/ });
  expect(within(bikes).getAllByRole("img")).toHaveLength(2);
  await userEvent.click(within(bikes).getByText("Show the numbers as a table"));
  const row = within(bikes).getByRole("row", { name: /^2 / });
  expect(row).toHaveTextContent("290% (9)15% (6)");
});

it("shows how each group answered a statement, in the combined order", async () => {
  render(<StatementsSection {...sidedKinds} />);
  const list = screen.getByRole("list", { name: "Statements" });
  const dangerous = within(list)
    .getAllByRole("listitem")
    .find((item) => item.textContent.startsWith("The crossing"));
  expect(dangerous).toHaveTextContent(
    "By ticket80% agree, 20% disagree, 0% pass Everybody else25% agree, 50% disagree, 25% pass",
  );
  await userEvent.click(screen.getByText("Show the numbers as a table"));
  expect(
    screen.getByRole("columnheader", { name: "Everybody else" }),
  ).toBeVisible();
});
