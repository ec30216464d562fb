import { preloadReplies } from "@nearsay/core/api";
import {
  setConsentAtom,
  sessionStore,
  watchLocationAtom,
} from "@nearsay/core/session";
import {
  json,
  type NetworkCall,
  refusal,
  renderAt,
} from "@nearsay/core/testing";
import { act, screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { createStore } from "jotai";
import { deferredReply } from "../testing/deferred-reply.ts";
import { fakeRemotes } from "../testing/fake-remotes.tsx";
import { renderSurveys, surveysNetwork } from "../testing/render-surveys.tsx";
import {
  oneOf,
  questionsReply,
  surveyItem,
  surveyList,
} from "../testing/survey-builders.ts";
import { HomePage } from "./home-page.tsx";

const other = surveyItem({ surveyId: "8", surveyUuid: null, title: "Bins" });
const both = { "GET /api/surveys": surveyList(other, surveyItem()) };

async function titles(): Promise<(string | null)[]> {
  const cards = await screen.findAllByRole("article");
  return cards.map(
    (card) => within(card).getByRole("heading", { level: 2 }).textContent,
  );
}

describe("the home page", () => {
  it("shows its purpose, links to a new survey and lists the surveys", async () => {
    surveysNetwork(both);
    await renderSurveys(<HomePage />);
    expect(screen.getByRole("heading", { level: 1 })).toBeVisible();
    expect(
      screen.getByText(
        "No account needed. Do you have a question of your own?",
      ),
    ).toBeVisible();
    expect(screen.getByRole("combobox")).toHaveAttribute(
      "placeholder",
      "Search, or enter an access code",
    );
    expect(
      screen.getByRole("link", { name: "Ask your neighbours" }),
    ).toHaveAttribute("href", "/create-survey");
    expect(screen.getByText("Loading surveys")).toBeInTheDocument();
    expect(await titles()).toEqual([
      "Bins",
      "Should Elm Street be closed to cars?",
    ]);
  });

  it("uses the list that came with the page without a request", async () => {
    const network = surveysNetwork();
    preloadReplies({ "/surveys": surveyList(other) });
    await renderSurveys(<HomePage />);
    expect(await titles()).toEqual(["Bins"]);
    expect(network.to("GET /api/surveys")).toHaveLength(0);
  });

  it("shows when there are no surveys and what to do next", async () => {
    surveysNetwork({ "GET /api/surveys": surveyList() });
    await renderSurveys(<HomePage />);
    expect(await screen.findByText("No surveys found.")).toBeVisible();
    expect(
      screen.getByText("Be the first to ask your neighbours something."),
    ).toBeVisible();
    expect(
      screen.getByRole("link", { name: "Start New Survey" }),
    ).toHaveAttribute("href", "/create-survey");
  });

  it("shows when the list could not be loaded, and retries", async () => {
    const network = surveysNetwork({
      "GET /api/surveys": () => refusal(503, "Back in a minute."),
    });
    await renderSurveys(<HomePage />);
    expect(await screen.findByRole("alert")).toHaveTextContent(
      "Back in a minute.",
    );
    network.on("GET /api/surveys", surveyList(other));
    await userEvent.click(screen.getByRole("button", { name: "Try again" }));
    expect(await titles()).toEqual(["Bins"]);
    expect(screen.getByRole("link", { name: "Bins" })).toHaveFocus();
  });

  it("keeps the focus on the retry button if that fails, too", async () => {
    const network = surveysNetwork({
      "GET /api/surveys": () => refusal(503, "Back in a minute."),
    });
    await renderSurveys(<HomePage />);
    const retry = { name: "Try again" };
    await userEvent.click(await screen.findByRole("button", retry));
    expect(await screen.findByRole("button", retry)).toHaveFocus();
    network.on("GET /api/surveys", surveyList());
    await userEvent.keyboard("{Enter}");
    expect(
      await screen.findByRole("link", { name: "Start New Survey" }),
    ).toHaveFocus();
  });

  it("leaves the focus to a visitor who types while it retries", async () => {
    const network = surveysNetwork({
      "GET /api/surveys": () => refusal(503, "Back in a minute."),
    });
    await renderSurveys(<HomePage />);
    const { reply, answer } = deferredReply();
    const retry = await screen.findByRole("button", { name: "Try again" });
    network.on("GET /api/surveys", () => reply);
    await userEvent.click(retry);
    await userEvent.type(screen.getByRole("combobox"), "bi");
    answer(json(surveyList(other)));
    expect(await titles()).toEqual(["Bins"]);
    expect(screen.getByRole("combobox")).toHaveFocus();
  });

  it("requests the nearest surveys once the location is known, and keeps the list until then", async () => {
    const network = surveysNetwork();
    const { store } = await renderSurveys(<HomePage />);
    await titles();
    const deferred = deferredReply();
    network.on("GET /api/surveys", () => deferred.reply);
    sessionStore.write("last_coordinates", { lat: 52.5, lng: 13.4 });
    await act(() => store.set(watchLocationAtom));
    expect(network.to("GET /api/surveys").at(-1)?.path).toBe(
      "/api/surveys?lat=52.5&lng=13.4",
    );
    expect(await titles()).toEqual(["Should Elm Street be closed to cars?"]);
    deferred.answer(json(surveyList(other)));
    await waitFor(async () => {
      expect(await titles()).toEqual(["Bins"]);
    });
  });

  describe("while the location is being determined", () => {
    const asked = (network: ReturnType<typeof surveysNetwork>) =>
      network.to("GET /api/surveys").map(({ path }) => path);
    const open = () => {
      jest.useFakeTimers();
      const network = surveysNetwork();
      const store = createStore();
      renderAt(<HomePage />, { store });
      return { network, store };
    };
    const pass = (milliseconds: number) =>
      act(() => jest.advanceTimersByTimeAsync(milliseconds));

    afterEach(() => {
      jest.useRealTimers();
    });

    it("waits with the list, so that it is sorted once", async () => {
      const { network, store } = open();
      await pass(1900);
      expect(asked(network)).toEqual([]);
      expect(screen.getByText("Loading surveys")).toBeInTheDocument();
      sessionStore.write("last_coordinates", { lat: 52.5, lng: 13.4 });
      await act(() => store.set(watchLocationAtom));
      await pass(1000);
      expect(asked(network)).toEqual(["/api/surveys?lat=52.5&lng=13.4"]);
    });

    it("waits no longer than two seconds", async () => {
      const { network } = open();
      await pass(2000);
      expect(asked(network)).toEqual(["/api/surveys"]);
    });
  });

  it("reloads when consent changes, and forgets who responded", async () => {
    const network = surveysNetwork();
    const user = userEvent.setup();
    const { store } = await renderSurveys(<HomePage />);
    await user.click(await screen.findByRole("button", { name: "Answer" }));
    await user.click(await screen.findByRole("radio", { name: "Never" }));
    await user.click(screen.getByRole("button", { name: "Submit" }));
    await screen.findByText("Responded");
    await act(() => store.set(setConsentAtom, false));
    expect(screen.queryByText("Responded")).toBeNull();
    expect(network.to("GET /api/surveys")).toHaveLength(2);
  });
});

describe("the survey the page was opened for", () => {
  it("is first, new and open if it was just published", async () => {
    surveysNetwork(both);
    await renderSurveys(<HomePage />, {
      state: { createdSurveyId: "7" },
      loader: fakeRemotes(),
    });
    await screen.findByRole("radio", { name: "Never" });
    expect(screen.getByText("Links of survey 7")).toBeVisible();
    await screen.findByText("Bins");
    expect(await titles()).toEqual([
      "Should Elm Street be closed to cars?",
      "Bins",
    ]);
    const [first] = screen.getAllByRole("article");
    if (!first) throw new Error("There is no card.");
    expect(within(first).getByText("New")).toBeVisible();
    expect(within(first).getByRole("heading", { level: 2 })).toHaveFocus();
  });

  it("is first and open, but not new, if a link names it", async () => {
    surveysNetwork(both);
    await renderSurveys(<HomePage />, { path: "/?s=7" });
    await screen.findByRole("radio", { name: "Never" });
    expect((await titles())[0]).toBe("Should Elm Street be closed to cars?");
    expect(screen.queryByText("New")).toBeNull();
  });

  it("leaves the focus to a visitor who types already", async () => {
    const { reply, answer } = deferredReply();
    surveysNetwork({ ...both, "GET /api/surveys/search-by-id": () => reply });
    await renderSurveys(<HomePage />, { path: "/?s=7" });
    await userEvent.type(screen.getByRole("combobox"), "bi");
    answer(json(surveyList(surveyItem())));
    await screen.findByRole("radio", { name: "Never" });
    expect(screen.getByRole("combobox")).toHaveFocus();
  });

  it("is reported as missing above the others if it is", async () => {
    surveysNetwork(both);
    await renderSurveys(<HomePage />, { path: "/?s=99" });
    expect(await screen.findByText("Survey not found.")).toBeVisible();
    expect(await titles()).toContain("Bins");
  });

  it("requests the access code it needs", async () => {
    surveysNetwork({
      ...both,
      "GET /api/surveys/search-by-id": surveyList(),
      "GET /api/surveys/7": () => refusal(403, "Code, please."),
    });
    await renderSurveys(<HomePage />, { path: "/?s=7" });
    expect(
      await screen.findByRole("dialog", { name: "Enter Access Code" }),
    ).toHaveTextContent("Code, please.");
  });

  it("requests its code once if a link names it by its uuid", async () => {
    const uuid = "0b8f4c1e-6a53-4d0e-9a43-2f9d1c7e5b10";
    const guarded = (reply: object) => (call: NetworkCall) =>
      call.path.includes("code=elm")
        ? json(reply)
        : refusal(403, "Code, please.");
    surveysNetwork({
      ...both,
      [`GET /api/surveys/uuid/${uuid}`]: guarded(surveyItem()),
      "GET /api/surveys/7/questions": guarded(questionsReply([oneOf])),
    });
    await renderSurveys(<HomePage />, { path: `/?s=${uuid}` });
    await userEvent.type(await screen.findByRole("textbox"), "elm{Enter}");
    expect(await screen.findByRole("radio", { name: "Never" })).toBeVisible();
    expect(screen.queryByRole("dialog")).toBeNull();
  });

  it("is requested by its number with the token of the link", async () => {
    const network = surveysNetwork(both);
    await renderSurveys(<HomePage />, { path: "/?s=7&share_token=t0ken" });
    await screen.findByRole("radio", { name: "Never" });
    const paths = network.calls.map(({ path }) => path);
    expect(paths).toContain(
      "/api/surveys/search-by-id?survey_id=7&share_token=t0ken",
    );
    expect(paths).not.toContain("/api/surveys/7?share_token=t0ken");
  });

  it("opens with the code of the link, which is removed from the address", async () => {
    const opened = (call: NetworkCall) =>
      call.path.includes("code=elm")
        ? json(surveyItem({ requires_code: true }))
        : refusal(403, "Code, please.");
    surveysNetwork({
      ...both,
      "GET /api/surveys/search": surveyList(other),
      "GET /api/surveys/7": opened,
    });
    const { location } = await renderSurveys(<HomePage />, {
      path: "/?s=7&code=elm",
    });
    await screen.findByRole("radio", { name: "Never" });
    await screen.findByText("Bins");
    expect(location().search).toBe("?s=7");
    expect(await titles()).toEqual([
      "Should Elm Street be closed to cars?",
      "Bins",
    ]);
  });

  it("can be loaded again if it failed", async () => {
    const network = surveysNetwork({
      ...both,
      "GET /api/surveys/search-by-id": () => refusal(500, "Broken."),
    });
    await renderSurveys(<HomePage />, { path: "/?s=7" });
    const alert = await screen.findByRole("alert");
    expect(alert).toHaveTextContent("The linked survey could not be loaded.");
    expect(alert).toHaveTextContent("Broken.");
    const retry = { name: "Try again" };
    await userEvent.click(screen.getByRole("button", retry));
    expect(await screen.findByRole("button", retry)).toHaveFocus();
    network.on("GET /api/surveys/search-by-id", surveyList(surveyItem()));
    await userEvent.keyboard("{Enter}");
    await screen.findByRole("radio", { name: "Never" });
    const [first] = screen.getAllByRole("heading", { level: 2 });
    expect(first).toHaveFocus();
  });
});
