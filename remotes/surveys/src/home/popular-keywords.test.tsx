import { refusal } from "@nearsay/core/testing";
import { act, screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { renderSurveys, surveysNetwork } from "../testing/render-surveys.tsx";
import { HomePage } from "./home-page.tsx";

const route = "GET /api/surveys/keywords";
const keywords = [
  { keyword: "parks & trees", count: 4 },
  { keyword: "bikes", count: 2 },
];

beforeEach(() => {
  // The browser is always idle in this test.
  window.requestIdleCallback = (work) => setTimeout(work, 0);
});

afterEach(() => {
  Reflect.deleteProperty(window, "requestIdleCallback");
});

async function open() {
  const network = surveysNetwork({
    [route]: { keywords },
    "GET /api/surveys/search": { items: [] },
  });
  const page = await renderSurveys(<HomePage />);
  const list = await screen.findByRole("list", { name: "Popular keywords" });
  const more = screen.getByRole("button", { name: "More keywords" });
  return { network, list, more, user: userEvent.setup(), ...page };
}

describe("popular keywords", () => {
  it("are requested after the surveys, and start a search", async () => {
    const { network, list, user, location } = await open();
    expect(network.to(route).map(({ path }) => path)).toEqual([
      "/api/surveys/keywords?limit=20",
    ]);
    const paths = network.calls.map(({ path }) => path);
    expect(paths.indexOf("/api/surveys")).toBeLessThan(
      paths.indexOf("/api/surveys/keywords?limit=20"),
    );
    expect(within(list).getAllByRole("link")).toHaveLength(2);
    await user.click(within(list).getByRole("link", { name: "parks & trees" }));
    expect(location().search).toBe("?q=parks+%26+trees");
    expect(screen.getByRole("combobox")).toHaveValue("parks & trees");
  });

  it("take one line until more are requested", async () => {
    const { list, more, user } = await open();
    expect(more).toHaveAttribute("aria-expanded", "false");
    expect(more).toHaveAttribute("aria-controls", list.id);
    await user.click(more);
    expect(more).toHaveAttribute("aria-expanded", "true");
    expect(list).toHaveClass("all");
    await user.click(more);
    expect(list).toHaveClass("line");
  });

  it("show all when the keyboard reaches them", async () => {
    const { list, more, user } = await open();
    screen.getByRole("button", { name: "Top Discussion" }).focus();
    await user.tab();
    expect(list).toContainElement(document.activeElement as HTMLElement);
    expect(more).toHaveAttribute("aria-expanded", "true");
  });

  it("are absent if there are none, or if they fail to load", async () => {
    const network = surveysNetwork({ [route]: () => refusal(500, "Broken.") });
    await renderSurveys(<HomePage />);
    await waitFor(() => {
      expect(network.to(route)).toHaveLength(1);
    });
    await act(() => Promise.resolve());
    expect(screen.queryByRole("list", { name: "Popular keywords" })).toBeNull();
    expect(screen.queryByRole("alert")).toBeNull();
  });
});
