import { fakeNetwork } from "@nearsay/core/testing";
import { act, screen, within } from "@testing-library/react";
import { manageRoute, managedReply } from "../testing/managed.ts";
import {
  openLoadedOwnerPage,
  openOwnerPage,
  openPart,
} from "../testing/open-owner-page.tsx";

const get = `GET ${manageRoute}`;
const analytics = "GET /api/surveys/7/analytics";
const discussion = `GET ${manageRoute}/discussion`;

const figures = (changes: object = {}) => ({
  resp_count: 62,
  released_count: 60,
  results: { mode: "groups", group_size: 10 },
  next_release: "more-answers",
  questions_map: { 1: "Why?", 2: "Which?" },
  mc_breakdown: { 2: { North: 15, South: 30, East: 9, West: 6 } },
  mc_options: { 2: ["North", "South", "East", "West"] },
  question_totals: { 1: 50, 2: 60 },
  ...changes,
});

const answered = (changes: object = {}, survey: object = {}) =>
  managedReply(
    { released_count: 60, ...changes },
    { responses_count: 62, ...survey },
  );

function serve(changes: object = {}, survey: object = {}, routes = {}) {
  return fakeNetwork({
    [get]: answered(changes, survey),
    [analytics]: figures(),
    ...routes,
  });
}

/** Names of all links and buttons of an area, in order. */
function controls(area: HTMLElement): string[] {
  return [...area.querySelectorAll("a, button")].map(
    (each) => each.textContent,
  );
}

const region = (name: string) => screen.getByRole("region", { name });

describe("an owner's page begins with", () => {
  it("the number of responses and the released figures of the first choice, the most chosen first", async () => {
    const network = serve();
    await openLoadedOwnerPage();
    const bars = await screen.findByRole("list", { name: "Which?" });
    expect(within(bars).getAllByRole("listitem")).toHaveLength(3);
    expect(bars).toHaveTextContent("South 50%North 25%East 15%");
    expect(screen.getByText("62 responses")).toBeVisible();
    expect(screen.getByText("Results show 60 of 62 responses")).toBeVisible();
    expect(network.to(analytics).map(({ path }) => path)).toEqual([
      "/api/surveys/7/analytics",
    ]);
  });

  it("the reason why no figures are shown yet, instead of figures", async () => {
    serve(
      { released_count: 0 },
      { responses_count: 3 },
      {
        [analytics]: figures({ resp_count: 3, released_count: 0 }),
      },
    );
    await openLoadedOwnerPage();
    expect(
      await screen.findByText(/^Results show once there are at least 20/),
    ).toBeVisible();
    expect(screen.queryByRole("list", { name: "Which?" })).toBeNull();
  });

  it("figures of a survey with an access code, which it opens with its key", async () => {
    const network = serve(
      {},
      { requires_code: true },
      {
        [`POST ${manageRoute}/share-token`]: { token: "t1" },
      },
    );
    await openLoadedOwnerPage();
    expect(await screen.findByRole("list", { name: "Which?" })).toBeVisible();
    expect(network.to(analytics).map(({ path }) => path)).toEqual([
      "/api/surveys/7/analytics?share_token=t1",
    ]);
    expect(screen.queryByRole("link", { name: "All results" })).toBeNull();
  });

  it("figures that are loaded again once they include more responses", async () => {
    jest.useFakeTimers();
    const network = serve();
    const { unmount } = openOwnerPage();
    await screen.findByRole("list", { name: "Which?" });
    network.on(analytics, figures({ mc_breakdown: { 2: { North: 60 } } }));
    await act(() => jest.advanceTimersByTimeAsync(16_000));
    expect(network.to(analytics)).toHaveLength(1);
    network.on(get, answered({ released_count: 62 }));
    await act(() => jest.advanceTimersByTimeAsync(16_000));
    expect(await screen.findByText("100%")).toBeVisible();
    unmount();
    jest.useRealTimers();
  });

  it("the number of responses alone if figures do not load", async () => {
    serve({}, {}, { [analytics]: () => new Response(null, { status: 503 }) });
    await openLoadedOwnerPage();
    expect(screen.getByText("62 responses")).toBeVisible();
    expect(screen.queryByRole("alert")).toBeNull();
  });

  it("the link to the survey, its QR code and a page to print", async () => {
    serve();
    await openLoadedOwnerPage();
    expect(
      screen.getByRole("textbox", { name: "Link to the survey" }),
    ).toHaveValue("http://localhost/surveys/7");
    expect(screen.getByRole("button", { name: "Copy link" })).toBeVisible();
    expect(
      screen.getByRole("img", { name: "QR code of the survey Parks" }),
    ).toBeInTheDocument();
    expect(screen.getByRole("link", { name: "QR code" })).toBeVisible();
  });

  it("figures, link, what waits and the list, in this order", async () => {
    serve({}, {}, { [analytics]: figures({ flagged_count: 2 }) });
    await openLoadedOwnerPage();
    await screen.findByText("Waiting for you");
    const places = [
      screen.getByText("62 responses"),
      screen.getByRole("textbox", { name: "Link to the survey" }),
      screen.getByRole("heading", { name: "Waiting for you" }),
      screen.getByRole("heading", { name: "Everything else" }),
      screen.getByRole("button", { name: "Delete…" }),
    ];
    for (const [at, place] of places.slice(1).entries())
      expect(
        places[at]!.compareDocumentPosition(place) &
          Node.DOCUMENT_POSITION_FOLLOWING,
      ).not.toBe(0);
  });
});

describe("what waits for an owner", () => {
  const message = {
    kind: "post",
    content: "Buy watches",
    user_id: "baker-11",
    created_at: "2026-03-05T11:48:00.000Z",
    hidden: null,
    reported: true,
  };
  const page = {
    discussion: { closed: true, slow_minutes: 0 },
    next: null,
    items: [
      { ...message, id: 1 },
      { ...message, id: 2, hidden: "Hidden." },
      { ...message, id: 3, reported: false },
    ],
  };

  it("is not mentioned if nothing does", async () => {
    serve();
    await openLoadedOwnerPage();
    await screen.findByRole("list", { name: "Which?" });
    expect(screen.queryByText("Waiting for you")).toBeNull();
  });

  it("is one line for each: reported messages that are visible, and flagged responses", async () => {
    serve(
      {},
      {},
      {
        [analytics]: figures({ flagged_count: 2 }),
        [discussion]: page,
      },
    );
    await openLoadedOwnerPage();
    await screen.findByText("1 message was reported.");
    await screen.findByText(/^2 responses are flagged/);
    const waiting = region("Waiting for you");
    expect(controls(waiting)).toEqual([
      "Moderate the discussion",
      "Leave out or count",
    ]);
    expect(
      screen.getByText("2 posts. The discussion is closed."),
    ).toBeVisible();
  });

  it("includes no flagged responses that are already left out, or for a helper to decide", async () => {
    const flagged = { [analytics]: figures({ flagged_count: 2 }) };
    serve({ leftOutReason: "A script." }, {}, flagged);
    const { unmount } = await openLoadedOwnerPage();
    await screen.findByRole("list", { name: "Which?" });
    expect(screen.queryByText("Waiting for you")).toBeNull();
    unmount();
    serve({ role: "read", keys: [] }, {}, flagged);
    await openLoadedOwnerPage();
    await screen.findByRole("list", { name: "Which?" });
    expect(screen.queryByText("Waiting for you")).toBeNull();
  });
});

describe("everything else", () => {
  it("is one list of sentences with a button each", async () => {
    serve({ days: [{ day: "2026-03-02", wayIn: "site", count: 62 }] });
    await openLoadedOwnerPage();
    expect(controls(region("Everything else"))).toEqual([
      "Close or extend",
      "Change the survey",
      "Read and save answers",
      "Responses by day",
      "Moderate the discussion",
      "Leave out or count",
      "Set up paper tickets…",
      "Set up a kiosk",
      "Set up notifications…",
      "Manage keys",
      "Go to the survey",
      "Duplicate this survey",
      "Save as JSON",
      "Save as SurveyJS",
    ]);
    for (const sentence of [
      /^Closes on May 4, 2099/,
      "2 questions. People have answered, so only texts can change.",
      /you can read what they write/,
      "People answered on 1 day, last on Mar 2, 2026.",
      "Flagged responses are counted.",
      "Anyone can answer, without a paper ticket.",
      "2 keys open this page.",
    ])
      expect(screen.getByText(sentence)).toBeVisible();
    expect(
      screen.getByRole("link", { name: "Manage keys" }),
    ).toHaveAccessibleDescription("2 keys open this page.");
  });

  it.each([
    [
      "read",
      [
        "Read and save answers",
        "Responses by day",
        "Set up notifications…",
        "Go to the survey",
      ],
    ],
    [
      "moderate",
      [
        "Read and save answers",
        "Responses by day",
        "Moderate the discussion",
        "Set up notifications…",
        "Go to the survey",
      ],
    ],
  ])("is for a %s key only what it may do", async (role, expected) => {
    serve({ role, keys: [] });
    await openLoadedOwnerPage();
    expect(controls(region("Everything else"))).toEqual(expected);
    expect(screen.queryByRole("button", { name: "Delete…" })).toBeNull();
  });

  it("is nothing while the survey is being deleted", async () => {
    const network = serve({ state: "deleting" });
    await openLoadedOwnerPage();
    expect(screen.queryByRole("region")).toBeNull();
    expect(screen.queryByRole("textbox")).toBeNull();
    expect(network.to(analytics)).toEqual([]);
  });
});

describe("a part of an owner's page", () => {
  it("counts responses by day and by way in", async () => {
    const days = [
      { day: "2026-03-01", wayIn: "site", count: 30 },
      { day: "2026-03-02", wayIn: "embed", count: 17 },
    ];
    serve({ days });
    await openPart("days");
    expect(
      screen.getByRole("row", { name: /Mar 2, 2026.*0.*17/ }),
    ).toBeVisible();
  });

  it("is a sheet to print with the title, the code and the link", async () => {
    const print = jest.fn();
    Object.assign(window, { print });
    serve();
    const { user } = await openPart("paper");
    const sheet = region("To print or scan");
    expect(within(sheet).getByText("Parks")).toBeVisible();
    expect(within(sheet).getByText("http://localhost/surveys/7")).toBeVisible();
    expect(within(sheet).getByRole("img")).toHaveAccessibleName(
      "QR code of the survey Parks",
    );
    await user.click(screen.getByRole("button", { name: "Print" }));
    expect(print).toHaveBeenCalledTimes(1);
  });

  it("lists texts that were changed after people answered", async () => {
    const edit = {
      editedOn: "2026-03-02",
      part: "question",
      questionId: 1,
      option: null,
      before: "Wyh?",
      after: "Why?",
    };
    serve({ edits: [edit] });
    const { user } = await openLoadedOwnerPage();
    await user.click(screen.getByRole("link", { name: "See the changes" }));
    expect(await screen.findByText("Wyh?")).toBeVisible();
    expect(
      screen.getByRole("heading", { name: "Text changes shown to readers" }),
    ).toHaveFocus();
  });
});
