import { kinds } from "@nearsay/surveys/testing/kinds";
import { readEmbedVisit } from "@nearsay/core/contract";
import { json, refusal } from "@nearsay/core/testing";
import { render, screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { deferredReply } from "@nearsay/surveys/testing";
import {
  challenge,
  inGroups,
  oneOf,
  questionsReply,
  surveyItem,
} from "@nearsay/surveys/testing/builders";
import {
  answersPath,
  consentPath,
  embedNetwork,
  enable,
  FakeResizeObserver,
  resultsPath,
  tokensOf,
  visitReply,
  visitsPath,
  withdrawPath,
} from "../testing/embedded.tsx";
import { createEmbedApi } from "./embed-api.ts";
import { EmbeddedSurvey } from "./embedded-survey.tsx";

beforeEach(() => {
  globalThis.ResizeObserver = FakeResizeObserver;
});

interface Shown {
  /** Visitors stored here and by the surrounding page. */
  kept?: (string | null)[];
  unkept?: boolean;
  visit?: object;
  routes?: Parameters<typeof embedNetwork>[0];
  /** Visit of a returning visitor. */
  returning?: object;
}

function show({ visit = {}, routes = {}, returning, ...rest }: Shown = {}) {
  const { kept = ["1.stranger.x"], unkept = false } = rest;
  const network = embedNetwork(routes);
  const first = readEmbedVisit(visitReply(visit));
  const tell = jest.fn();
  const keep = jest.fn(() => kept[0] !== null);
  const site = "https://site.example";
  const around = {
    site,
    tell,
    keep,
    unkept,
    kept: () => Promise.resolve(kept),
    api: createEmbedApi({ site: "", survey: "7" }, first.token),
    returning:
      returning && Promise.resolve(readEmbedVisit(visitReply(returning))),
  };
  const view = render(<EmbeddedSurvey visit={first} around={around} />);
  return { network, tell, keep, user: userEvent.setup(), ...view };
}

const taking = { visit: { consented: true } };
const never = () => screen.getByRole("radio", { name: "Never" });
const button = (name: string) => screen.getByRole("button", { name });
const thanks = () => screen.findByText("Thanks for your response!");

async function answer({ user }: ReturnType<typeof show>) {
  await user.click(never());
  await user.click(button("Submit"));
}

describe("a survey on a page of another site", () => {
  it("shows its title, instructions and questions, and reports itself to the page", () => {
    const { tell } = show();
    expect(
      screen.getByRole("heading", {
        level: 2,
        name: "Should Elm Street be closed to cars?",
      }),
    ).toBeVisible();
    expect(screen.getByText("Think of an ordinary weekday.")).toBeVisible();
    expect(never()).toBeEnabled();
    expect(screen.getByText(/One response per person and site/)).toBeVisible();
    expect(tell).toHaveBeenCalledWith({
      type: "ready",
      survey: "7",
      title: "Should Elm Street be closed to cars?",
    });
    expect(tell).toHaveBeenCalledWith({ type: "height", px: 413 });
  });

  it("asks for consent in place, and sends the answers once it is given", async () => {
    const shown = show();
    await shown.user.click(never());
    await shown.user.click(button("Enable anonymous ID to submit"));
    expect(
      screen.getByRole("group", { name: /An anonymous ID is/ }),
    ).toHaveTextContent(
      "Enable anonymous ID participation to submit responses.",
    );
    expect(
      screen.getByRole("link", { name: /Anonymous ID Policy/ }),
    ).toHaveAttribute("href", "https://site.example/privacy/anonymous-id");
    expect(shown.network.calls).toHaveLength(0);
    await shown.user.click(button("Enable and submit"));
    expect(await thanks()).toBeVisible();
    expect(shown.network.to(consentPath)).toHaveLength(1);
    expect(shown.network.to(answersPath).map(({ body }) => body)).toEqual([
      { answers: { 2: "Never" } },
    ]);
  });

  it("stores nothing about a visitor before consent, and then a token", async () => {
    const shown = show();
    expect(shown.keep).not.toHaveBeenCalled();
    await enable(shown.user);
    expect(await screen.findByRole("button", { name: "Submit" })).toBeEnabled();
    expect(shown.network.to(consentPath)).toHaveLength(1);
    expect(shown.keep.mock.calls).toEqual([["1.stranger.x"]]);
    await answer(shown);
    expect(await thanks()).toBeVisible();
  });

  it("shows why consent could not be given, and sends nothing", async () => {
    const shown = show({
      routes: { [consentPath]: () => refusal(429, "Too many") },
    });
    await shown.user.click(never());
    await enable(shown.user);
    expect(await screen.findByRole("alert")).toHaveTextContent("Too many");
    expect(shown.keep).not.toHaveBeenCalled();
    expect(shown.network.to(answersPath)).toHaveLength(0);
    expect(never()).toBeChecked();
    expect(button("Enable and submit")).toBeEnabled();
  });

  it("sends the answers without location or code, then shows thanks and notifies the page", async () => {
    const shown = show(taking);
    await answer(shown);
    await thanks();
    expect(shown.network.to(answersPath)[0]?.body).toEqual({
      answers: { 2: "Never" },
    });
    expect(shown.tell).toHaveBeenCalledWith({
      type: "answered",
      survey: "7",
      duplicate: false,
    });
    expect(document.activeElement).toHaveTextContent(
      "Thanks for your response!",
    );
  });

  it("leaves the focus alone if it is elsewhere on the page by then", async () => {
    const { reply, answer: arrive } = deferredReply();
    const shown = show({ ...taking, routes: { [answersPath]: () => reply } });
    await answer(shown);
    const elsewhere = document.createElement("input");
    document.body.append(elsewhere);
    elsewhere.focus();
    elsewhere.remove();
    arrive(json({ duplicate: false }));
    await thanks();
    expect(document.body).toHaveFocus();
  });

  it("shows results after answering, with shares of the people who answered", async () => {
    const shown = show(taking);
    expect(shown.network.to(resultsPath)).toHaveLength(0);
    await answer(shown);
    const table = within(await screen.findByRole("table"));
    expect(screen.getByText("3 responses")).toBeVisible();
    expect(screen.getByText("2 written answers")).toBeVisible();
    const rows = table.getAllByRole("row").map((row) => row.textContent);
    expect(rows.slice(1)).toEqual(["Always33%1", "Weekends67%2", "Never0%0"]);
    expect(
      screen.getByRole("link", { name: /Discuss on Nearsay/ }),
    ).toMatchObject({
      href: "https://site.example/surveys/7",
      target: "_blank",
      rel: "noopener",
    });
  });

  it("shows how many answers its results include", async () => {
    const released = {
      resp_count: 47,
      released_count: 40,
      results: inGroups,
      question_totals: { 1: 9, 2: 38 },
    };
    const shown = show({
      ...taking,
      routes: {
        [resultsPath]: { ...released, next_release: "more-answers" },
      },
    });
    await answer(shown);
    expect(
      await screen.findByText(
        /^Shows 40 of 47 responses\. The next ones are shown/,
      ),
    ).toBeVisible();
    expect(screen.getByRole("table")).toBeVisible();
  });

  it("shows that a question that waits for a later release has no answers to show", async () => {
    const released = { resp_count: 47, released_count: 40, results: inGroups };
    const counted = { question_totals: { 1: 9, 2: 0 } };
    const shown = show({
      ...taking,
      routes: { [resultsPath]: { ...released, ...counted } },
    });
    await answer(shown);
    expect(await screen.findByText("9 written answers")).toBeVisible();
    expect(screen.getByText("No answers to show yet")).toBeVisible();
    expect(screen.queryByRole("table")).toBeNull();
  });

  it("shows when results will be visible if none are yet, and renders none", async () => {
    const waiting = { resp_count: 12, released_count: 0, results: inGroups };
    const shown = show({
      ...taking,
      routes: {
        [resultsPath]: { ...waiting, next_release: "more-answers" },
      },
    });
    await answer(shown);
    expect(
      await screen.findByText(
        /^12 people answered\. Results show once there are at least 20/,
      ),
    ).toBeVisible();
    expect(screen.queryByRole("table")).toBeNull();
    expect(screen.queryByText("12 responses")).toBeNull();
  });

  it("names the day on which results that wait for the closing become visible", async () => {
    const results = { mode: "closed", group_size: 10 };
    const waiting = { resp_count: 12, released_count: 0, results };
    const shown = show({
      visit: {
        consented: true,
        questions: questionsReply([oneOf], {
          results,
          expiresAt: "2099-05-04T10:00:00.000Z",
        }),
      },
      routes: { [resultsPath]: { ...waiting, next_release: "closing" } },
    });
    expect(
      screen.getByText("Results show after the survey closes."),
    ).toBeVisible();
    await answer(shown);
    expect(
      await screen.findByText(
        /once the survey is closed, on May 4, 2099, \d+:00/,
      ),
    ).toBeVisible();
  });

  it("requests the results again if they failed to load", async () => {
    const shown = show({
      ...taking,
      routes: { [resultsPath]: () => refusal(503, "Busy") },
    });
    await answer(shown);
    await screen.findByText("The results could not be loaded.");
    shown.network.on(resultsPath, { resp_count: 1 });
    await shown.user.click(button("Try again"));
    expect(await screen.findByText("1 response")).toBeVisible();
  });

  it("shows that the survey was answered before if only the server detects it", async () => {
    const shown = show({
      ...taking,
      routes: { [answersPath]: { duplicate: true } },
    });
    await answer(shown);
    expect(
      await screen.findByText("You've already submitted this survey. Thanks!"),
    ).toBeVisible();
    expect(shown.tell).toHaveBeenCalledWith(
      expect.objectContaining({ type: "answered", duplicate: true }),
    );
  });

  it("shows thanks and results at once to visitors who answered before, and takes no focus", async () => {
    const shown = show({ visit: { consented: true, responded: true } });
    expect(screen.queryByRole("radio")).toBeNull();
    await screen.findByRole("table");
    expect(document.body).toHaveFocus();
    expect(shown.keep).toHaveBeenCalledWith("1.stranger.x", "");
    expect(shown.tell).not.toHaveBeenCalledWith(
      expect.objectContaining({ type: "answered" }),
    );
  });

  it("recognises a visitor who turns out to be returning", async () => {
    const known = { token: "1.known.x", consented: true, responded: true };
    const shown = show({ returning: known });
    expect(never()).toBeVisible();
    await screen.findByRole("table");
    expect(screen.queryByRole("radio")).toBeNull();
    expect(shown.keep.mock.calls).toEqual([["1.known.x", ""]]);
  });

  it("withdraws consent on request, and keeps only that this person responded", async () => {
    const shown = show({
      visit: { consented: true, responded: true },
      routes: { [withdrawPath]: { consented: false, receipt: "1.nobody.x" } },
    });
    await screen.findByRole("table");
    await shown.user.click(button("Opt out"));
    expect(await screen.findByText(/response still counts/)).toBeVisible();
    expect(shown.network.to(withdrawPath)).toHaveLength(1);
    expect(shown.keep).toHaveBeenLastCalledWith("1.nobody.x", "1.nobody.x");
    expect(button("Re-enable anonymous ID")).toHaveFocus();
  });

  it("forgets visitors who withdraw if an older server returns no receipt", async () => {
    const shown = show({ visit: { consented: true, responded: true } });
    await shown.user.click(await screen.findByText("Opt out"));
    expect(await screen.findByText(/response still counts/)).toBeVisible();
    expect(shown.keep).toHaveBeenLastCalledWith(null, "");
  });

  it("notifies other instances on this page that it was answered", async () => {
    const shown = show({
      ...taking,
      routes: { [answersPath]: { duplicate: false, receipt: "1.nobody.x" } },
    });
    await answer(shown);
    await thanks();
    expect(shown.keep).toHaveBeenLastCalledWith("1.stranger.x", "1.nobody.x");
    expect(shown.network.to(answersPath)[0]?.body).toEqual({
      answers: { 2: "Never" },
    });
  });

  it.each(["here", "around"])(
    "sends nothing if another instance was answered in the meantime, stored %s",
    async (where) => {
      const kept = where === "here" ? ["1.other.x"] : [null, "1.other.x"];
      const shown = show({ ...taking, kept });
      const known = { token: "1.other2.x", responded: true, receipt: "1.r.x" };
      shown.network.on(visitsPath, () => json(visitReply(known)));
      await answer(shown);
      expect(await screen.findByText(/You've already submitted/)).toBeVisible();
      expect(tokensOf(shown.network, visitsPath)).toEqual(["1.other.x"]);
      expect(shown.network.to(answersPath)).toHaveLength(0);
      expect(shown.keep).toHaveBeenLastCalledWith("1.other2.x", "1.r.x");
    },
  );

  it("continues as the visitor who gave consent in another instance", async () => {
    const shown = show({ kept: ["1.other.x"] });
    const known = { token: "1.other2.x", consented: true };
    shown.network.on(visitsPath, () => json(visitReply(known)));
    await enable(shown.user);
    await screen.findByRole("button", { name: "Submit" });
    expect(shown.network.to(consentPath)).toHaveLength(0);
    expect(shown.keep).toHaveBeenLastCalledWith("1.other2.x");
    await answer(shown);
    await thanks();
    expect(tokensOf(shown.network, answersPath)).toEqual(["1.other2.x"]);
  });

  it.each([
    ["around", [null, "1.stranger.x"]],
    ["nowhere", [null, null]],
  ])("states in a response that it is stored %s", async (where, kept) => {
    const shown = show({ ...taking, kept });
    await answer(shown);
    await thanks();
    expect(shown.network.to(answersPath)[0]?.body).toMatchObject({
      kept: where,
    });
  });

  it("shows before answering that nothing is stored, and how everyone can answer", async () => {
    show({ unkept: true });
    expect(
      await screen.findByText(/not let this page store anything/),
    ).toHaveTextContent(
      "only one response a day is accepted here from your internet connection.",
    );
    expect(never()).toBeEnabled();
    expect(
      screen.getByRole("link", { name: /Open on Nearsay/ }),
    ).toHaveAttribute("href", "https://site.example/surveys/7");
  });

  it("sends visitors to the site if their network has answered and nothing is stored", async () => {
    show({ unkept: true, returning: { siteOnly: true } });
    expect(
      await screen.findByText(/Someone has already answered here today/),
    ).toBeVisible();
    expect(screen.queryByRole("radio")).toBeNull();
    expect(
      screen.getByRole("link", { name: /Open on Nearsay/ }),
    ).toHaveAttribute("href", "https://site.example/surveys/7");
  });

  it("closes if the server says so", async () => {
    const shown = show({
      ...taking,
      routes: { [answersPath]: () => refusal(410, "Closed") },
    });
    await answer(shown);
    expect(
      await screen.findByRole("button", { name: "Responses closed" }),
    ).toBeDisabled();
  });

  it("accepts no answers to a survey that was closed before", () => {
    show({ ...taking, visit: { survey: surveyItem({ expired: true }) } });
    expect(button("Responses closed")).toBeDisabled();
  });

  it("accepts no answers to a survey for people nearby, and shows why", async () => {
    const within = { latitude: 52.525, longitude: 13.402, radiusMeters: 5000 };
    const questions = questionsReply([oneOf], { within });
    show({ visit: { consented: true, questions } });
    expect(never()).toBeDisabled();
    expect(button("Submit")).toBeDisabled();
    expect(
      await screen.findByText(/cannot answer this survey here/),
    ).toBeVisible();
  });

  it("requires its challenge questions first", async () => {
    const questions = questionsReply([oneOf, challenge]);
    const shown = show({ visit: { consented: true, questions } });
    await answer(shown);
    const field = screen.getByRole("textbox", {
      name: "What colour is the bench?",
    });
    expect(field).toHaveFocus();
    await shown.user.type(field, "Green");
    await shown.user.click(button("Submit"));
    await thanks();
    expect(shown.network.to(answersPath)[0]?.body).toEqual({
      answers: { 2: "Never" },
      challenge_answers: { 4: "Green" },
    });
  });
});

describe("an embedded survey with questions of other kinds", () => {
  it("loads their fields, and sends their answers", async () => {
    const { network, user } = show({
      visit: {
        consented: true,
        questions: questionsReply([kinds.yesNo, kinds.ranking]),
      },
    });
    await user.click(await screen.findByRole("radio", { name: "No" }));
    for (const name of ["Toilets at 1", "Benches at 2", "More lights at 3"])
      await user.click(screen.getByRole("button", { name: `Put ${name}` }));
    await user.click(screen.getByRole("button", { name: "Submit" }));
    await screen.findByText("Thanks for your response!");
    expect(network.to(answersPath)[0]?.body).toMatchObject({
      answers: {
        14: "No",
        17: ["Toilets", "Benches", "More lights", "A stage for bands"],
      },
    });
  });
});
