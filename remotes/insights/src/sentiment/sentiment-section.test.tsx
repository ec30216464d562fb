import { render, screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { ChangesContext } from "../changes/changes.tsx";
import { saveFigure } from "../testing/saved-files.ts";
import { SentimentSection } from "./sentiment-section.tsx";

/** Names of the ten bins as this product's server sends them. */
const tenths = (counts: readonly number[]) =>
  counts.map((count, bin) => ({
    bucket: `${(bin / 5 - 1).toFixed(1)}…${((bin + 1) / 5 - 1).toFixed(1)}`,
    count,
  }));

const plain = {
  sentimentAverage: 0.26,
  sentimentHistogram: tenths([1, 0, 2, 1, 3, 3, 6, 8, 5, 1]),
  withheldUntil: null,
};

const show = (changes: Partial<typeof plain> = {}) =>
  render(<SentimentSection analytics={{ ...plain, ...changes }} />);

afterEach(() => {
  jest.restoreAllMocks();
});

const section = () => screen.getByRole("region", { name: "Sentiment" });

test("shows how most texts sound, and their average", () => {
  show();
  const finding = "67% of responses with text sound positive";
  expect(screen.getByRole("figure")).toHaveTextContent(
    `${finding}Average 63% on a scale from 0% (negative) to 100% (positive)`,
  );
  const chart = screen.getByRole("img", { name: finding });
  expect(chart).toHaveTextContent("Average 63%");
  expect(chart).toHaveTextContent("13%Negative20%Neutral67%Positive");
});

test("is saved as numbers under the names on the page", async () => {
  show();
  const { text } = await saveFigure("Sentiment", "Numbers (CSV)");
  expect(text.split("\r\n").slice(0, 2)).toEqual([
    "Sentiment,Responses,Share in %",
    '"0–10%, negative",1,3.3',
  ]);
});

test("can be read column by column", () => {
  show();
  expect(screen.getByRole("slider")).toHaveAttribute(
    "aria-valuetext",
    "90–100%, positive: 1 response, 3%",
  );
});

test("has the same numbers in a table", async () => {
  show();
  await userEvent.click(screen.getByText("Show the numbers as a table"));
  const table = await screen.findByRole("table", { name: "Sentiment" });
  const rows = within(table).getAllByRole("row");
  expect(rows.slice(0, 2).map((row) => row.textContent)).toEqual([
    "SentimentResponsesShare",
    "0–10%, negative13%",
  ]);
  expect(rows).toHaveLength(11);
});

test.each([
  ["with", plain.sentimentHistogram],
  ["without", []],
])(
  "shows by how many points the last live update moved the average %s a distribution",
  (_how, sentimentHistogram) => {
    const changes = { update: 1, grown: new Map([["sentiment" as const, -3]]) };
    render(
      <ChangesContext value={changes}>
        <SentimentSection analytics={{ ...plain, sentimentHistogram }} />
      </ChangesContext>,
    );
    expect(within(section()).getByText("-3")).toBeVisible();
  },
);

test("states from how many responses on it shows", () => {
  const none = { sentimentAverage: null, sentimentHistogram: [] };
  render(<SentimentSection analytics={{ ...none, withheldUntil: 5 }} />);
  expect(section()).toHaveTextContent("Shown once 5 people have answered");
  expect(screen.queryByText("No sentiment yet")).not.toBeInTheDocument();
});

test("shows when there is none yet", () => {
  render(
    <SentimentSection
      analytics={{
        ...plain,
        sentimentAverage: null,
        sentimentHistogram: tenths([0, 0]),
      }}
    />,
  );
  expect(section()).toHaveTextContent(
    "No sentiment yet Sentiment is estimated from free-text answers.",
  );
});

test("shows an average without a distribution as text", () => {
  show({ sentimentHistogram: [] });
  expect(screen.getByRole("figure")).toHaveTextContent(
    "Average 63%From 0% (negative) to 100% (positive)",
  );
  expect(screen.queryByRole("img")).not.toBeInTheDocument();
});

test("marks no average on a distribution without one", () => {
  render(<SentimentSection analytics={{ ...plain, sentimentAverage: null }} />);
  expect(screen.getByRole("img")).not.toHaveTextContent("Average");
  expect(section()).toHaveTextContent("From 0% (negative) to 100% (positive)");
});
