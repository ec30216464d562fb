import { json, type NetworkCall } from "@nearsay/core/testing";
import {
  act,
  createEvent,
  fireEvent,
  screen,
  waitFor,
  within,
} from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { deferredReply } from "../testing/deferred-reply.ts";
import { renderSurveys, surveysNetwork } from "../testing/render-surveys.tsx";
import { HomePage } from "./home-page.tsx";

const suggest = "GET /api/surveys/suggest";
const bikes = {
  type: "survey",
  surveyId: 12,
  title: "Bike lanes",
  responses_count: 3,
  like_count: 1,
};
const bike = { type: "keyword", keyword: "bike", count: 2, label: "Bike" };
const bikeShed = {
  type: "keyword",
  keyword: "bike shed",
  count: 1,
  label: null,
};

async function open(suggestions: object[] = [bikes, bike, bikeShed]) {
  const network = surveysNetwork({
    [suggest]: { suggestions },
    "GET /api/surveys/search": { items: [] },
  });
  const user = userEvent.setup();
  const page = await renderSurveys(<HomePage />);
  return { network, user, ...page };
}

/** Types, and waits for suggestions. */
async function openList(typed = "bik") {
  const page = await open();
  await page.user.type(box(), typed);
  await screen.findByRole("listbox", { name: "Suggestions" });
  return page;
}

const box = () => screen.getByRole("combobox", { name: "Search surveys" });
const options = () =>
  screen.queryAllByRole("option").map(({ textContent }) => textContent);

function active(): string | null | undefined {
  const id = box().getAttribute("aria-activedescendant");
  if (id === null) return null;
  const option = document.getElementById(id);
  expect(option).toHaveAttribute("aria-selected", "true");
  expect(screen.getAllByRole("option", { selected: true })).toEqual([option]);
  return option?.firstChild?.textContent;
}

describe("the suggestions of the search box", () => {
  it("are requested from three letters on, 250 ms after the last key", async () => {
    const { network } = await open();
    jest.useFakeTimers();
    const type = (value: string) =>
      fireEvent.change(box(), { target: { value } });
    const pass = (milliseconds: number) =>
      act(() => jest.advanceTimersByTimeAsync(milliseconds));
    type(" bi ");
    await pass(1000);
    type("bik");
    await pass(249);
    type("bike ");
    await pass(249);
    expect(network.to(suggest)).toEqual([]);
    await pass(1);
    expect(network.to(suggest).map(({ path }) => path)).toEqual([
      "/api/surveys/suggest?q=bike&limit=6",
    ]);
    expect(box()).toHaveAttribute("aria-expanded", "true");
  });

  it("show surveys with responses and likes, and keywords", async () => {
    await openList();
    expect(options()).toEqual([
      "Bike lanes Responses 3 · Likes 1",
      "Bike Keyword in 2 surveys",
      "bike shed Keyword in 1 survey",
    ]);
    expect(box()).toHaveAttribute("aria-autocomplete", "list");
    expect(box()).toHaveAttribute(
      "aria-controls",
      screen.getByRole("listbox").id,
    );
    expect(active()).toBeNull();
    expect(screen.getByText("3 suggestions")).toHaveAttribute("role", "status");
  });

  it("show a message if there are none", async () => {
    const { user } = await open([]);
    await user.type(box(), "bik");
    expect(await screen.findByText("0 suggestions")).toBeInTheDocument();
    expect(screen.queryByRole("listbox")).toBeNull();
    expect(box()).toHaveAttribute("aria-expanded", "false");
  });

  it("discard replies to earlier requests", async () => {
    const { network, user } = await open();
    const late = deferredReply();
    network.on(suggest, ({ path }: NetworkCall) =>
      path.includes("q=bik&") ? late.reply : json({ suggestions: [bike] }),
    );
    await user.type(box(), "bik");
    await waitFor(() => {
      expect(network.to(suggest)).toHaveLength(1);
    });
    await user.type(box(), "e");
    await screen.findByRole("listbox");
    late.answer(json({ suggestions: [bikes] }));
    await act(() => late.reply);
    expect(options()).toEqual(["Bike Keyword in 2 surveys"]);
  });

  it("stay while the visitor continues the text, and close for another text", async () => {
    const { user } = await openList();
    await user.type(box(), "e");
    expect(options()).toHaveLength(3);
    await user.clear(box());
    expect(options()).toEqual([]);
    await user.type(box(), "park");
    expect(options()).toEqual([]);
  });

  it("are omitted if the request fails", async () => {
    const { network, user } = await open();
    network.on(suggest, () => json({ msg: "Broken." }, 500));
    await user.type(box(), "bik");
    await waitFor(() => {
      expect(network.to(suggest)).toHaveLength(1);
    });
    expect(screen.queryByRole("alert")).toBeNull();
    await user.keyboard("{Enter}");
    expect(network.to("GET /api/surveys/search")).toHaveLength(1);
  });
});

describe("picking a suggestion", () => {
  it("moves up and down, and wraps around by way of the text field", async () => {
    const { user } = await openList();
    const press = async (key: string) => {
      await user.keyboard(`{${key}}`);
      return active();
    };
    expect(await press("ArrowDown")).toBe("Bike lanes");
    expect(await press("ArrowDown")).toBe("Bike");
    expect(await press("ArrowUp")).toBe("Bike lanes");
    expect(await press("ArrowUp")).toBeNull();
    expect(await press("ArrowUp")).toBe("bike shed");
    expect(await press("ArrowDown")).toBeNull();
    expect(box()).toHaveFocus();
    expect(box()).toHaveValue("bik");
  });

  it("moves to the first and the last with Home and End, which before that move in the text", async () => {
    const { user } = await openList();
    await user.keyboard("{Home}");
    expect(active()).toBeNull();
    expect(box()).toHaveProperty("selectionStart", 0);
    await user.keyboard("{ArrowDown}{End}");
    expect(active()).toBe("bike shed");
    await user.keyboard("{Home}");
    expect(active()).toBe("Bike lanes");
  });

  it("returns to the text with any other key", async () => {
    const { user } = await openList();
    await user.keyboard("{ArrowDown}{ArrowRight}");
    expect(active()).toBeNull();
    await user.keyboard("{ArrowDown}e");
    expect(active()).toBeNull();
    expect(box()).toHaveValue("bike");
  });

  it("opens the survey with Enter", async () => {
    const { user, location } = await openList();
    await user.keyboard("{ArrowDown}{Enter}");
    expect(location().pathname).toBe("/surveys/12");
  });

  it("opens the survey with a click", async () => {
    const { user, location } = await openList();
    await user.click(screen.getByRole("option", { name: /^Bike lanes/ }));
    expect(location().pathname).toBe("/surveys/12");
  });

  it("searches for the keyword and closes the list", async () => {
    const { user, location } = await openList();
    await user.click(screen.getByRole("option", { name: /^bike shed/ }));
    expect(location().search).toBe("?q=bike+shed");
    expect(box()).toHaveValue("bike shed");
    expect(screen.getByRole("region", { name: "Surveys" })).toHaveFocus();
    expect(options()).toEqual([]);
  });

  it("searches for the title of a survey whose number is not reported", async () => {
    const { user, location } = await open([{ ...bikes, surveyId: null }]);
    await user.type(box(), "bik");
    await user.click(await screen.findByRole("option"));
    expect(location().search).toBe("?q=Bike+lanes");
  });

  it("searches for the text with Enter if no suggestion is active", async () => {
    const { user, location } = await openList();
    await user.keyboard("{Enter}");
    expect(location().search).toBe("?q=bik");
    expect(options()).toEqual([]);
  });

  it("returns to the text if it changes without a key", async () => {
    await openList();
    fireEvent.keyDown(box(), { key: "ArrowDown" });
    expect(active()).toBe("Bike lanes");
    fireEvent.input(box(), { target: { value: "biking" } });
    expect(options()).toHaveLength(3);
    expect(active()).toBeNull();
  });

  it("ignores keys that compose a character", async () => {
    await openList();
    const enter = createEvent.keyDown(box(), { key: "ArrowDown" });
    Object.defineProperty(enter, "isComposing", { value: true });
    fireEvent(box(), enter);
    expect(active()).toBeNull();
  });
});

describe("an empty search box", () => {
  const keywords = "GET /api/surveys/keywords";
  const topics = [
    { keyword: "night buses", count: 4 },
    { keyword: "library", count: 2 },
  ];

  async function openWith(
    route: Parameters<typeof surveysNetwork>[0],
    near?: { lat: number; lng: number },
  ) {
    const network = surveysNetwork({
      "GET /api/surveys/search": { items: [] },
      ...route,
    });
    const page = await renderSurveys(<HomePage />, near ? { near } : {});
    return { network, user: userEvent.setup(), ...page };
  }

  it("offers topics of surveys when it is pressed, and requests them only then", async () => {
    const { network, user, location } = await openWith({
      [keywords]: { keywords: topics },
    });
    await screen.findByRole("article");
    expect(network.to(keywords)).toHaveLength(0);
    await user.click(box());
    await screen.findByRole("listbox", { name: "Popular keywords" });
    expect(options()).toEqual([
      "night buses Keyword in 4 surveys",
      "library Keyword in 2 surveys",
    ]);
    expect(network.to(keywords)[0]?.path).toBe(
      "/api/surveys/keywords?limit=20",
    );
    await user.keyboard("{ArrowDown}{Enter}");
    expect(location().search).toBe("?q=night+buses");
  });

  it("opens them with the down arrow, and closes them with Escape", async () => {
    const { network, user } = await openWith({
      [keywords]: { keywords: topics },
    });
    box().focus();
    expect(options()).toEqual([]);
    await user.keyboard("{ArrowDown}");
    await screen.findByRole("listbox");
    await user.keyboard("{Escape}");
    expect(options()).toEqual([]);
    await user.keyboard("{ArrowDown}");
    expect(options()).toHaveLength(2);
    expect(network.to(keywords)).toHaveLength(1);
  });

  it("requests topics of surveys near the viewer", async () => {
    const near = { lat: 52.5, lng: 13.4 };
    const { network, user } = await openWith(
      { [keywords]: { keywords: topics } },
      near,
    );
    await user.click(box());
    await screen.findByRole("listbox");
    expect(network.to(keywords)[0]?.path).toBe(
      "/api/surveys/keywords?limit=20&lat=52.5&lng=13.4",
    );
  });

  it.each<[string, object | (() => Response)]>([
    ["there are none", { keywords: [] }],
    ["they fail to load", () => json({ msg: "Broken." }, 500)],
  ])("stays closed if %s", async (_reason, reply) => {
    const { network, user } = await openWith({ [keywords]: reply });
    await user.click(box());
    await waitFor(() => {
      expect(network.to(keywords)).toHaveLength(1);
    });
    await act(() => Promise.resolve());
    expect(screen.queryByRole("listbox")).toBeNull();
    expect(screen.queryByRole("alert")).toBeNull();
  });
});

describe("the list of suggestions", () => {
  it("closes with Escape, which then clears the text", async () => {
    const { user } = await openList();
    await user.keyboard("{Escape}");
    expect(options()).toEqual([]);
    expect(box()).toHaveValue("bik");
    expect(screen.queryByText("3 suggestions")).toBeNull();
    await user.keyboard("{Escape}");
    expect(box()).toHaveValue("");
    expect(box()).toHaveFocus();
  });

  it.each(["{ArrowDown}", "{ArrowUp}", "{Alt>}{ArrowDown}{/Alt}"])(
    "opens again with %s",
    async (keys) => {
      const { user } = await openList();
      await user.keyboard("{Escape}");
      await user.keyboard(keys);
      expect(options()).toHaveLength(3);
      expect(active()).toBeNull();
    },
  );

  it("keeps the active suggestion after it was reopened", async () => {
    const { network } = await openList();
    jest.useFakeTimers();
    for (const key of ["Escape", "ArrowDown", "ArrowDown"]) {
      fireEvent.keyDown(box(), { key });
    }
    expect(active()).toBe("Bike lanes");
    await act(() => jest.advanceTimersByTimeAsync(1000));
    expect(active()).toBe("Bike lanes");
    expect(network.to(suggest)).toHaveLength(1);
  });

  it("closes with Alt and the up arrow", async () => {
    const { user } = await openList();
    await user.keyboard("{Alt>}{ArrowUp}{/Alt}");
    expect(options()).toEqual([]);
    expect(box()).toHaveValue("bik");
  });

  it("closes when the focus leaves", async () => {
    const { user } = await openList();
    await user.tab();
    expect(options()).toEqual([]);
    expect(screen.getByRole("button", { name: "Search Public" })).toHaveFocus();
  });

  it("belongs to the only search landmark of the page", async () => {
    const { user } = await openList();
    const search = screen.getByRole("search");
    expect(within(search).getByRole("listbox")).toBeVisible();
    await user.clear(box());
    await user.paste("a".repeat(241));
    expect(box()).toHaveValue("a".repeat(240));
  });
});
