import { fakeNetwork, refusal } from "@nearsay/core/testing";
import { screen, within } from "@testing-library/react";
import { openPart } from "../testing/open-page.tsx";
import { operatorReply } from "../testing/replies.ts";

const check = "GET /api/operator/audit/check";
const hash = "a1".repeat(32);

async function openAudit(
  entries: readonly object[],
  routes: Parameters<typeof fakeNetwork>[0] = {},
) {
  const network = fakeNetwork({
    "GET /api/operator/me": operatorReply(["maintain"]),
    "GET /api/operator/audit": { items: entries, next: null },
    ...routes,
  });
  const page = await openPart("audit");
  const button = await screen.findByRole("button", {
    name: "Check the whole log",
  });
  return { network, ...page, check: () => page.user.click(button) };
}

const hidden = {
  entryId: 2,
  madeAt: "2026-03-05T10:00:00.000Z",
  who: "operator Anna",
  act: "hide",
  about: "survey 12",
};

describe("the audit log on the operator's page", () => {
  it("shows who did what to what", async () => {
    await openAudit([hidden]);
    const list = await screen.findByRole("list", { name: "Log entries" });
    const [entry] = within(list).getAllByRole("listitem");
    expect(entry).toHaveTextContent(/^Hidden · survey 12operator Anna2 · /);
  });

  it("shows that it is unchanged, and the hash to note", async () => {
    const { check: run } = await openAudit([hidden], {
      [check]: { entries: 2, hash, problem: null },
    });
    await run();
    expect(
      await screen.findByText("All 2 entries are unchanged."),
    ).toBeVisible();
    expect(screen.getByText(new RegExp(`--known 2:${hash}`))).toBeVisible();
  });

  it("shows which entry was changed", async () => {
    const problem = "Entry 2 of the audit log is not as it was written.";
    const { check: run } = await openAudit([hidden], {
      [check]: { entries: 1, hash, problem },
    });
    await run();
    expect(await screen.findByText("The log was changed")).toBeVisible();
    expect(screen.getByText(new RegExp(problem))).toBeVisible();
    expect(screen.queryByText(/--known/)).toBeNull();
  });

  it("shows why it could not be checked", async () => {
    const { check: run } = await openAudit([], {
      [check]: () => refusal(503, "Back in a minute."),
    });
    expect(await screen.findByText("There are no entries yet")).toBeVisible();
    await run();
    expect(await screen.findByText("Back in a minute.")).toBeVisible();
  });
});
