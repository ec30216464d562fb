import { useNavigate } from "@nearsay/core/router";
import {
  accessCodesAtom,
  sessionStore,
  setConsentAtom,
} from "@nearsay/core/session";
import { json, refusal } from "@nearsay/core/testing";
import { act, screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { deferredReply } from "../testing/deferred-reply.ts";
import { renderSurveys, surveysNetwork } from "../testing/render-surveys.tsx";
import { surveyItem, surveyList } from "../testing/survey-builders.ts";
import { HomePage } from "./home-page.tsx";

const searching = "GET /api/surveys/search";
const top = "GET /api/surveys/top";
const bins = surveyItem({ surveyId: "8", surveyUuid: null, title: "Bins" });
const trees = surveyItem({ surveyId: "9", surveyUuid: null, title: "Trees" });

function History() {
  const navigate = useNavigate();
  return (
    <>
      <button type="button" onClick={() => void navigate(-1)}>
        Back
      </button>
      <button type="button" onClick={() => void navigate(1)}>
        Forward
      </button>
    </>
  );
}

async function open(
  path = "/",
  routes: Parameters<typeof surveysNetwork>[0] = {},
) {
  const network = surveysNetwork({
    "GET /api/surveys": surveyList(bins, trees),
    [searching]: surveyList(trees),
    [top]: surveyList(trees, bins),
    "GET /api/surveys/suggest": { suggestions: [] },
    ...routes,
  });
  const user = userEvent.setup();
  const page = await renderSurveys(
    <>
      <HomePage />
      <History />
    </>,
    { path },
  );
  const press = (name: string) =>
    user.click(screen.getByRole("button", { name }));
  const search = async (text: string, by = "Search Public") => {
    await user.clear(box());
    if (text !== "") await user.type(box(), text);
    await press(by);
  };
  const asked = (route: string) => network.to(route).map(({ path }) => path);
  return { network, user, press, search, asked, ...page };
}

const box = () => screen.getByRole("combobox");

/** Waits until these are the cards. */
async function shows(...expected: string[]) {
  await waitFor(() => {
    const titles = screen
      .queryAllByRole("article")
      .map((card) => card.querySelector("h2")?.textContent);
    expect(titles).toEqual(expected);
  });
}

describe("Search Public", () => {
  it("shows what was found and how many, and is stored in the address", async () => {
    const { search, asked, location } = await open();
    await search("  trees ");
    await shows("Trees");
    expect(asked(searching)).toEqual(["/api/surveys/search?q=trees"]);
    expect(location().search).toBe("?q=trees");
    expect(box()).toHaveValue("trees");
    expect(screen.getByText("1 survey found")).toBeVisible();
    await waitFor(() => {
      expect(document.querySelector("[data-announcer]")).toHaveTextContent(
        "1 survey found",
      );
    });
  });

  it("gives way to its results, which take the focus", async () => {
    const { search, press } = await open();
    const promise = () => screen.getByRole("heading", { level: 1 });
    expect(promise()).not.toHaveClass("visually-hidden");
    await search("trees");
    await shows("Trees");
    expect(promise()).toHaveClass("visually-hidden");
    expect(
      screen.getByRole("heading", { name: "1 survey found" }),
    ).toBeVisible();
    expect(screen.getByRole("region", { name: "Surveys" })).toHaveFocus();
    await press("Back");
    await shows("Bins", "Trees");
    expect(promise()).not.toHaveClass("visually-hidden");
  });

  it("leaves the focus to the page if its address is opened", async () => {
    await open("/?q=trees");
    await shows("Trees");
    expect(document.body).toHaveFocus();
  });

  it("runs when its address is opened, with the text cut to the server's limit", async () => {
    const { asked } = await open(`/?q=${"x".repeat(250)}`);
    await shows("Trees");
    expect(asked(searching)).toEqual([
      `/api/surveys/search?q=${"x".repeat(240)}`,
    ]);
    expect(asked("GET /api/surveys")).toEqual([]);
    expect(box()).toHaveValue("x".repeat(240));
  });

  it("shows a skeleton of cards while loading", async () => {
    await open("/?q=trees", {
      [searching]: () => new Promise(() => undefined),
    });
    expect(screen.getByText("Searching")).toBeVisible();
    expect(screen.getByText("Loading surveys")).toBeInTheDocument();
  });

  it("offers a corrected text, and searches for it by keyboard alone", async () => {
    const { network, search, asked, user, location } = await open("/", {
      [searching]: { items: [trees], did_you_mean: "trees & parks" },
    });
    await search("trese");
    await shows("Trees");
    expect(screen.getByText(/^Did you mean/)).toBeVisible();
    const meant = screen.getByRole("link", { name: "trees & parks" });
    network.on(searching, surveyList(bins, trees));
    meant.focus();
    await user.keyboard("{Enter}");
    await shows("Bins", "Trees");
    expect(asked(searching)).toEqual([
      "/api/surveys/search?q=trese",
      "/api/surveys/search?q=trees+%26+parks",
    ]);
    expect(location().search).toBe("?q=trees+%26+parks");
    expect(box()).toHaveValue("trees & parks");
    expect(screen.queryByText(/^Did you mean/)).toBeNull();
    expect(screen.getByRole("region", { name: "Surveys" })).toHaveFocus();
    await user.tab();
    expect(screen.getByRole("link", { name: /all/i })).toHaveFocus();
  });

  it("sends the location, so that near surveys come first", async () => {
    sessionStore.write("last_coordinates", { lat: 52.5, lng: 13.4 });
    const { asked } = await open("/?q=trees");
    await shows("Trees");
    expect(asked(searching)).toEqual([
      "/api/surveys/search?q=trees&lat=52.5&lng=13.4",
    ]);
  });

  it("offers to create a survey about a text without results", async () => {
    const { search, user, location } = await open("/", {
      [searching]: surveyList(),
    });
    await search("moon base");
    expect(
      await screen.findByText('No public surveys found for "moon base"'),
    ).toBeVisible();
    expect(
      screen.getByText(
        "Nobody has asked about this yet. You could be the first.",
      ),
    ).toBeVisible();
    await user.click(
      screen.getByRole("link", { name: "Turn this into a survey" }),
    );
    expect(location().pathname).toBe("/create-survey");
    expect(location().state).toEqual({ draftContent: "moon base" });
  });

  it("tries a text as an access code only on request, and the address then forgets it", async () => {
    const { network, search, press, asked, location, store } = await open("/", {
      [searching]: surveyList(),
    });
    await search("Elm-2024");
    await screen.findByText('No public surveys found for "Elm-2024"');
    expect(asked(searching)).toEqual(["/api/surveys/search?q=Elm-2024"]);
    network.on(searching, surveyList(surveyItem({ requires_code: true })));
    await press("Use as access code");
    await shows("Should Elm Street be closed to cars?");
    expect(asked(searching).at(-1)).toBe("/api/surveys/search?code=Elm-2024");
    expect(store.get(accessCodesAtom)).toMatchObject({ "7": "Elm-2024" });
    expect(location().search).toBe("");
    await press("Back");
    await shows("Bins", "Trees");
    expect(box()).toHaveValue("");
  });

  it.each(["moon base", "elm", "x".repeat(33)])(
    "does not offer to try %j as an access code, which it cannot be",
    async (text) => {
      await open(`/?q=${encodeURIComponent(text)}`, {
        [searching]: surveyList(),
      });
      await screen.findByText(/^No public surveys found/);
      expect(
        screen.queryByRole("button", { name: "Use as access code" }),
      ).toBeNull();
    },
  );

  it("shows that nothing was found below a linked survey, too", async () => {
    await open("/?s=7&q=moon", { [searching]: surveyList() });
    expect(
      await screen.findByText('No public surveys found for "moon"'),
    ).toBeVisible();
  });

  it("links back to all surveys", async () => {
    const { search, user, location } = await open();
    await search("trees");
    await shows("Trees");
    await user.click(screen.getByRole("link", { name: "Show all surveys" }));
    await shows("Bins", "Trees");
    expect(location().search).toBe("");
    expect(box()).toHaveValue("");
  });

  it("clears the results if it is blank", async () => {
    const { search, location } = await open("/?q=trees");
    await shows("Trees");
    await search("   ");
    await shows("Bins", "Trees");
    expect(location().search).toBe("");
  });

  it("shows why it failed, and retries", async () => {
    const { network, press } = await open("/?q=trees", {
      [searching]: () => refusal(503, "Back in a minute."),
    });
    const alert = await screen.findByRole("alert");
    expect(alert).toHaveTextContent("The surveys could not be loaded.");
    expect(alert).toHaveTextContent("Back in a minute.");
    network.on(searching, surveyList(trees));
    await press("Try again");
    await shows("Trees");
  });

  it("searches again for the same text", async () => {
    const { network, search, asked } = await open("/?q=trees");
    await shows("Trees");
    network.on(searching, surveyList(bins, trees));
    await search("trees");
    await shows("Bins", "Trees");
    expect(asked(searching)).toHaveLength(2);
  });

  it("searches again when consent changes", async () => {
    const { store, asked } = await open("/?q=trees");
    await shows("Trees");
    await act(() => store.set(setConsentAtom, false));
    expect(asked(searching)).toHaveLength(2);
  });

  it("replaces the survey the page was opened for", async () => {
    const { search } = await open("/?s=7");
    await shows("Should Elm Street be closed to cars?", "Bins", "Trees");
    await search("trees");
    await shows("Trees");
  });
});

describe("going back and forward", () => {
  it("restores each search, text and results", async () => {
    const { search, press } = await open();
    await search("trees");
    await shows("Trees");
    await press("Top Likes");
    await shows("Trees", "Bins");
    expect(box()).toHaveValue("");
    await press("Back");
    await shows("Trees");
    expect(box()).toHaveValue("trees");
    await press("Back");
    await shows("Bins", "Trees");
    expect(box()).toHaveValue("");
    await press("Forward");
    await press("Forward");
    await shows("Trees", "Bins");
    expect(
      screen.getByRole("button", { name: "Top Likes", pressed: true }),
    ).toBeVisible();
  });

  it("restores the results of a code for as long as the page is open", async () => {
    const { search, press } = await open();
    await search("sesame", "Search by Code");
    await shows("Trees");
    await press("Back");
    await shows("Bins", "Trees");
    await press("Forward");
    await shows("Trees");
    expect(box()).toHaveValue("sesame");
  });
});

describe("Search by Code", () => {
  const guarded = surveyItem({ requires_code: true });

  it("stores the code with the surveys it opens, and keeps it out of address and history", async () => {
    const { search, asked, location, store, user } = await open("/", {
      [searching]: surveyList(guarded),
    });
    await search(" sesame ", "Search by Code");
    await shows("Should Elm Street be closed to cars?");
    expect(asked(searching)).toEqual(["/api/surveys/search?code=sesame"]);
    expect(location().search).toBe("");
    expect(JSON.stringify(location().state)).not.toContain("sesame");
    expect(store.get(accessCodesAtom)).toEqual({
      "7": "sesame",
      "3f1c1c1e-0000-4000-8000-000000000007": "sesame",
    });
    await user.click(screen.getByRole("button", { name: "Answer" }));
    await screen.findByRole("radio", { name: "Never" });
    expect(asked("GET /api/surveys/7/questions")).toEqual([
      "/api/surveys/7/questions?code=sesame",
    ]);
  });

  it("shows that a code opens nothing", async () => {
    const { search } = await open("/", { [searching]: surveyList() });
    await search("guess", "Search by Code");
    expect(await screen.findByText("No surveys found.")).toBeVisible();
    expect(
      screen.getByText(
        "No open survey has this access code. Check it and search again.",
      ),
    ).toBeVisible();
    expect(screen.queryByText(/guess/)).toBeNull();
    expect(
      screen.queryByRole("link", { name: "Turn this into a survey" }),
    ).toBeNull();
    expect(box()).toHaveValue("guess");
  });

  it("explains the delay if a bot check runs first", async () => {
    const puzzle = deferredReply();
    const data = { botCheck: "access_code", price: 16 };
    const { network, search } = await open("/", {
      [searching]: () =>
        refusal(429, "Too many", "CODE_GUESSES_BOUNDED", { data }),
      "GET /api/bot-check/challenge": () => puzzle.reply,
    });
    await search("sesame", "Search by Code");
    expect(
      await screen.findByText(
        "Many wrong codes were entered, so this search can take up to 10 seconds.",
        { selector: "p" },
      ),
    ).toBeVisible();
    network.on(searching, surveyList(guarded));
    puzzle.answer(json({ provider: "off" }));
    expect(await screen.findByText("1 survey found")).toBeVisible();
  });

  it("shows when too many codes were tried", async () => {
    const { search } = await open("/", {
      [searching]: () => refusal(429, "Too many attempts. Wait a little."),
    });
    await search("guess", "Search by Code");
    expect(await screen.findByRole("alert")).toHaveTextContent(
      "Too many attempts. Wait a little.",
    );
  });

  it("asks for the code if there is none, and clears the results", async () => {
    const { search, user } = await open("/?q=trees");
    await shows("Trees");
    await search("  ", "Search by Code");
    await shows("Bins", "Trees");
    expect(screen.getByRole("alert")).toHaveTextContent(
      "Please enter the access code.",
    );
    expect(box()).toHaveFocus();
    expect(box()).toBeInvalid();
    await user.keyboard("s");
    expect(screen.queryByRole("alert")).toBeNull();
  });

  it("leaves the list of all surveys unchanged if there is no code", async () => {
    const { search, press, asked } = await open("/", {
      "GET /api/surveys": surveyList(surveyItem()),
    });
    await shows("Should Elm Street be closed to cars?");
    await press("Answer");
    await screen.findByRole("radio", { name: "Never" });
    await search("", "Search by Code");
    expect(screen.getByRole("alert")).toBeVisible();
    expect(screen.getByRole("radio", { name: "Never" })).toBeVisible();
    expect(asked("GET /api/surveys")).toHaveLength(1);
  });

  it("runs for a link with a code, which is removed from the address", async () => {
    const { asked, location, store } = await open(
      "/?code=sesame&utm_source=mail",
      {
        [searching]: surveyList(guarded),
      },
    );
    await shows("Should Elm Street be closed to cars?");
    expect(asked(searching)).toEqual(["/api/surveys/search?code=sesame"]);
    expect(location().search).toBe("?utm_source=mail");
    expect(JSON.stringify(location().state)).not.toContain("sesame");
    expect(store.get(accessCodesAtom)).toMatchObject({ "7": "sesame" });
  });

  it("shows all surveys when the page that knew the code is gone", async () => {
    surveysNetwork();
    await renderSurveys(<HomePage />, { state: { codeSearch: "1" } });
    await shows("Should Elm Street be closed to cars?");
  });
});

describe("the top lists", () => {
  it.each([
    ["Top Responses", "responses"],
    ["Top Likes", "likes"],
    ["Top Discussion", "discussion"],
  ])("open and close by %s", async (name, metric) => {
    const { press, asked, location } = await open();
    await shows("Bins", "Trees");
    await press(name);
    await shows("Trees", "Bins");
    expect(asked(top)).toEqual([`/api/surveys/top?metric=${metric}&limit=20`]);
    expect(location().search).toBe(`?top=${metric}`);
    expect(screen.getAllByRole("button", { pressed: true })).toEqual([
      screen.getByRole("button", { name }),
    ]);
    await press(name);
    await shows("Bins", "Trees");
    expect(location().search).toBe("");
    expect(screen.queryByRole("button", { pressed: true })).toBeNull();
  });

  it("are one group, and open by their address", async () => {
    await open("/?top=likes");
    await shows("Trees", "Bins");
    expect(screen.getByRole("group", { name: "Top surveys" })).toBeVisible();
    expect(
      screen.getByRole("button", { name: "Top Likes", pressed: true }),
    ).toBeVisible();
  });

  it("are all surveys if the address names no known list", async () => {
    await open("/?top=secrets");
    await shows("Bins", "Trees");
    expect(screen.queryByRole("button", { pressed: true })).toBeNull();
  });

  it("show when there is nothing", async () => {
    await open("/?top=likes", { [top]: surveyList() });
    expect(await screen.findByText("No surveys found.")).toBeVisible();
  });
});
