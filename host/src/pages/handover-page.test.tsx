import { renderAt } from "@nearsay/core/testing";
import { screen, within } from "@testing-library/react";
import { HandoverPage } from "./handover-page.tsx";

/** Cells of the table with this head, by row, without the head. */
function rowsOf(head: string): string[][] {
  const tables = screen.getAllByRole("table");
  const table = tables.find((one) =>
    within(one).queryByRole("columnheader", { name: head }),
  );
  if (table === undefined) throw new Error(`no table has the head ${head}`);
  const [, ...rows] = within(table).getAllByRole("row");
  return rows.map((row) =>
    [...row.children].map(({ textContent }) => textContent),
  );
}

describe("the page about what could be handed over", () => {
  it("states what each of five parties could learn", () => {
    renderAt(<HandoverPage />);
    const rows = rowsOf("What they could learn");
    expect(rows.map(([party]) => party)).toEqual([
      expect.stringMatching(/^A thief with a stolen backup/),
      "A court that demands stored data",
      "The author of a survey",
      "Another visitor",
      "An operator who alters the running server",
    ]);
    const learned = rows.map(([, what]) => what);
    expect(learned[0]).toMatch(/does not show which answers and posts/);
    expect(learned[4]).toMatch(/read the secret that a browser sends/);
  });

  it("states what was measured, and with how many people and surveys", () => {
    renderAt(<HandoverPage />);
    expect(screen.getByText(/300 simulated people in 5 surveys/)).toBeVisible();
    const rows = rowsOf("By guessing");
    expect(rows).toHaveLength(9);
    expect(rows[0]).toEqual(["Answer and session", "0.8 %", "0.5 %"]);
    expect(rows).toContainEqual([
      "Answer and like of a post",
      "3.2 %",
      "1.8 %",
    ]);
    expect(rows.at(-1)).toEqual(["Answer and ticket", "0.6 %", "0.6 %"]);
  });
});
