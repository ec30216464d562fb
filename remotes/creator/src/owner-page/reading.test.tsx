import {
  fakeNetwork,
  json,
  type NetworkCall,
  refusal,
} from "@nearsay/core/testing";
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { manageRoute, managedReply } from "../testing/managed.ts";
import { openPart } from "../testing/open-owner-page.tsx";

const texts = `GET ${manageRoute}/texts`;
const rows = `GET ${manageRoute}/rows`;
const state = {
  shown: 3,
  waiting: 7,
  group_size: 10,
  next_release: "more-answers",
};

function read(changes: object, routes: object = {}) {
  return fakeNetwork({
    [`GET ${manageRoute}`]: managedReply(changes),
    [texts]: { ...state, items: [], cursor: null, shown: 0 },
    ...routes,
  });
}

const section = () =>
  within(screen.getByRole("region", { name: "What people wrote" }));

describe("what people wrote", () => {
  it("is quoted verbatim, loads more on demand, and shows how many are not released yet", async () => {
    const network = read(
      { reads: "texts" },
      {
        [texts]: ({ path }: NetworkCall) =>
          json(
            path.includes("cursor=a")
              ? { ...state, items: ["لأجل الظل"], cursor: null }
              : {
                  ...state,
                  items: ["For the trees", "<b>Quiet</b>"],
                  cursor: "a",
                },
          ),
      },
    );
    const { user } = await openPart("answers");
    expect(await section().findByText("<b>Quiet</b>")).toBeVisible();
    await user.click(section().getByRole("button", { name: "Show more" }));
    expect(await section().findByText("لأجل الظل")).toBeVisible();
    expect(section().getAllByRole("listitem")).toHaveLength(3);
    expect(section().queryByRole("button", { name: "Show more" })).toBeNull();
    expect(
      section().getByText(
        "Responses are shown in groups of 10. 7 responses are waiting.",
      ),
    ).toBeVisible();
    expect(network.to(texts)[0]?.headers.get("authorization")).toBe(
      "Bearer secret",
    );
  });

  it("is searched for text", async () => {
    const network = read(
      { reads: "texts" },
      {
        [texts]: ({ path }: NetworkCall) => {
          const items = path.includes("q=") ? [] : ["For the trees"];
          return json({ ...state, items, cursor: null });
        },
      },
    );
    const { user } = await openPart("answers");
    const box = await section().findByRole("searchbox", {
      name: "Text to search for",
    });
    await user.type(box, " trees {Enter}");
    expect(await section().findByText("No text found.")).toBeVisible();
    await waitFor(() => {
      expect(screen.getAllByText("No text found.")).toHaveLength(2);
    });
    expect(box).toBeVisible();
    expect(network.to(texts).at(-1)?.path).toMatch(/[?&]q=trees$/);
  });

  it("offers no search while there is nothing to read", async () => {
    read({ reads: "texts" });
    await openPart("answers");
    expect(await section().findByText(/7 responses are waiting/)).toBeVisible();
    expect(section().queryByRole("searchbox")).toBeNull();
    expect(section().queryByRole("combobox")).toBeNull();
  });

  it("can be loaded again if it failed", async () => {
    const network = read(
      { reads: "texts" },
      { [texts]: () => refusal(503, "Busy") },
    );
    const { user } = await openPart("answers");
    expect(await section().findByText("Busy")).toBeVisible();
    network.on(texts, { ...state, items: ["For the trees"], cursor: null });
    await user.click(section().getByRole("button", { name: "Show more" }));
    expect(await section().findByText("For the trees")).toBeVisible();
    expect(section().queryByText("Busy")).toBeNull();
  });

  it("includes full responses if people were informed: as a table and one at a time", async () => {
    const row = (number: number, why: string) => ({
      row: number,
      answers: { 1: why, 2: ["North", "South"] },
    });
    const items = [row(1, "For the trees"), row(2, "No reason")];
    read({ reads: "rows" }, { [rows]: { ...state, items, cursor: null } });
    const { user } = await openPart("answers");
    await user.click(section().getByRole("radio", { name: "Responses" }));
    const table = await section().findByRole("table");
    expect(
      within(table).getByRole("row", { name: /For the trees North, South$/ }),
    ).toBeVisible();
    await user.click(section().getByRole("button", { name: "Response 1" }));
    expect(
      section().getByRole("radio", { name: "One at a time" }),
    ).toBeChecked();
    expect(section().getByRole("button", { name: "Previous" })).toBeDisabled();
    await user.click(section().getByRole("button", { name: "Next" }));
    expect(
      section().getByRole("heading", { name: "Response 2" }),
    ).toBeVisible();
    expect(section().getByText("No reason")).toBeVisible();
    expect(section().getByRole("button", { name: "Next" })).toBeDisabled();
  });

  it("renders only visible responses of many, and loads the next ones on scrolling", async () => {
    const pageOf = (first: number) =>
      Array.from({ length: 100 }, (_, at) => ({
        row: first + at,
        answers: { 1: `Reason ${first + at}` },
      }));
    const network = read(
      { reads: "rows" },
      {
        [rows]: ({ path }: NetworkCall) => {
          const after = Number(/cursor=(\d+)/.exec(path)?.[1] ?? 0);
          const cursor = after + 100 < 1000 ? String(after + 100) : null;
          const items = pageOf(after + 1);
          return json({ ...state, shown: 1000, items, cursor });
        },
      },
    );
    const { user } = await openPart("answers");
    await user.click(section().getByRole("radio", { name: "Responses" }));
    const table = await section().findByRole("table");
    expect(table).toHaveAttribute("aria-rowcount", "1001");
    const drawn = within(table).getAllByRole("row").length;
    expect(drawn).toBeLessThan(50);
    expect(network.to(rows)).toHaveLength(1);
    within(table).getByRole("button", { name: "Response 1" }).focus();
    const area = section().getByRole("region", { name: "Responses" });
    area.scrollTop = 95 * 48;
    fireEvent.scroll(area);
    const row = within(table).getByRole("row", { name: /Reason 95/ });
    expect(row).toHaveAttribute("aria-rowindex", "96");
    expect(area).toHaveFocus();
    await within(table).findByRole("row", { name: /Reason 101/ });
    expect(network.to(rows)).toHaveLength(2);
    expect(within(table).queryByRole("row", { name: /Reason 1$/ })).toBeNull();
  });

  it("is saved one file at a time: the active one is marked, and can be cancelled", async () => {
    const file = `GET ${manageRoute}/export/figures.csv`;
    read(
      { reads: "texts" },
      { [file]: () => new Promise<Response>(() => undefined) },
    );
    const { user } = await openPart("answers");
    const button = (name: string) => section().getByRole("button", { name });
    await user.click(button("Figures (CSV)"));
    expect(button("Figures (CSV)")).toHaveAttribute("aria-busy", "true");
    expect(button("Figures (JSON)")).toBeDisabled();
    expect(button("Figures (JSON)")).not.toHaveAttribute("aria-busy");
    await user.click(button("Cancel"));
    await waitFor(() => {
      expect(button("Figures (JSON)")).toBeEnabled();
    });
    expect(await screen.findByText("Nothing was saved.")).toBeInTheDocument();
  });

  it("is not requested if nobody reads single answers", async () => {
    const network = read({ reads: "figures" });
    await openPart("answers");
    expect(
      section().getByText(/informed that nobody reads individual answers/),
    ).toBeVisible();
    expect(section().queryByRole("searchbox")).toBeNull();
    expect(
      section().queryByRole("button", { name: /^Responses \(/ }),
    ).toBeNull();
    expect(network.to(texts)).toHaveLength(0);
  });
});
