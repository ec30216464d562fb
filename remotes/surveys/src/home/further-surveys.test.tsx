import { useNavigate } from "@nearsay/core/router";
import { json, type NetworkCall, refusal } from "@nearsay/core/testing";
import { screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { renderSurveys, surveysNetwork } from "../testing/render-surveys.tsx";
import { surveyItem, surveyList } from "../testing/survey-builders.ts";
import { HomePage } from "./home-page.tsx";

const list = "GET /api/surveys";

/** A list page that starts at this survey; the closed surveys have the highest numbers. */
function pageFrom(first: number, count: number, next?: string) {
  const items = Array.from({ length: count }, (_, index) =>
    surveyItem({
      surveyId: first + index,
      surveyUuid: null,
      title: `Survey ${first + index}`,
      expired: first + index > 50,
    }),
  );
  return { ...surveyList(...items), ...(next && { next }) };
}

beforeEach(() => {
  // Nothing scrolls in this test.
  Object.assign(globalThis, {
    IntersectionObserver: class {
      observe() {}
      disconnect() {}
    },
  });
});

function Away() {
  const navigate = useNavigate();
  return (
    <>
      <button type="button" onClick={() => void navigate("/?top=likes")}>
        Away
      </button>
      <button type="button" onClick={() => void navigate(-1)}>
        Back
      </button>
    </>
  );
}

async function open(path = "/", routes: object = {}) {
  const network = surveysNetwork({
    [list]: ({ path: asked }: NetworkCall) =>
      json(asked.includes("after=a") ? pageFrom(40, 21) : pageFrom(1, 40, "a")),
    "GET /api/surveys/top": surveyList(),
    ...routes,
  });
  await renderSurveys(
    <>
      <HomePage />
      <Away />
    </>,
    { path },
  );
  await heading("Survey 1");
  return { network, user: userEvent.setup() };
}

const press = (name: string) => screen.getByRole("button", { name });
/** Rendering this many cards is slow in jsdom. */
const heading = (name: string) =>
  screen.findByRole("heading", { name }, { timeout: 10_000 });

it("loads the next page by a button, each survey once, with closed ones separate", async () => {
  const { user, network } = await open();
  await heading("Survey 30");
  await user.click(press("Show more surveys"));
  await heading("Survey 31");
  await user.click(press("Show more surveys"));
  expect(await heading("Survey 41")).toHaveFocus();
  await heading("Survey 60");
  expect(
    screen.queryByRole("button", { name: "Show more surveys" }),
  ).toBeNull();
  expect(screen.getAllByRole("article")).toHaveLength(60);
  const divider = await heading("Closed surveys");
  const place = (name: string) =>
    screen.getByRole("heading", { name }).compareDocumentPosition(divider);
  expect(place("Survey 50")).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(place("Survey 51")).toBe(Node.DOCUMENT_POSITION_PRECEDING);
  expect(network.to(list).map(({ path }) => path)).toEqual([
    "/api/surveys",
    "/api/surveys?after=a",
  ]);
});

it("shows that the next page failed to load, and retries", async () => {
  const { user, network } = await open();
  await heading("Survey 30");
  await user.click(press("Show more surveys"));
  await heading("Survey 40");
  network.on(list, () => refusal(503, "Away"));
  await user.click(press("Show more surveys"));
  expect(
    await screen.findByText("More surveys could not be loaded."),
  ).toBeVisible();
  expect(screen.getAllByRole("article")).toHaveLength(40);
  network.on(list, pageFrom(40, 21));
  await user.click(press("Try again"));
  await heading("Survey 41");
});

it("restores the same number of surveys on the way back, without a request", async () => {
  const { user, network } = await open();
  await heading("Survey 30");
  for (const title of ["Survey 40", "Survey 60"]) {
    await user.click(press("Show more surveys"));
    await heading(title);
  }
  await user.click(press("Away"));
  await screen.findByText("No surveys found.");
  await user.click(press("Back"));
  await heading("Survey 60");
  expect(network.to(list)).toHaveLength(2);
});

it("applies the filters of the address, and sends them to the server", async () => {
  const { user, network } = await open("/?open=1&within=5");
  // Distances are unknown.
  expect(network.to(list)[0]?.path).toBe("/api/surveys?open_only=1");
  await user.click(press("Filters: Open only"));
  await screen.findByRole("group", { name: "Filters" });
  expect(press("Open only")).toHaveAttribute("aria-pressed", "true");
  expect(screen.queryByRole("combobox", { name: "Distance" })).toBeNull();
  expect(screen.getByText(/Newest and most answered surveys/)).toBeVisible();
  await user.click(press("Open only"));
  await waitFor(() => {
    expect(network.to(list).at(-1)?.path).toBe("/api/surveys");
  });
  expect(press("Open only")).toHaveFocus();
  expect(press("Filters")).toHaveAttribute("aria-expanded", "true");
});

it("says in one phrase which filters are set, while they are folded", async () => {
  await open("/?open=1&unanswered=1&language=de");
  const filters = press("Filters: Open only · Not answered yet · German");
  expect(filters).toHaveAttribute("aria-expanded", "false");
  expect(screen.queryByRole("group", { name: "Filters" })).toBeNull();
});

it("offers the languages of the surveys, and requests those of one", async () => {
  const inGerman = surveyItem({ title: "Survey 1", language: "de" });
  const { user, network } = await open("/?language=xx", {
    [list]: { ...surveyList(inGerman), languages: ["de", "en"] },
  });
  expect(network.to(list)[0]?.path).toBe("/api/surveys");
  expect(await heading("Survey 1")).toHaveAttribute("lang", "de");
  await user.click(press("Filters"));
  await screen.findByRole("group", { name: "Filters" });
  const choice = () => screen.getByRole("combobox", { name: "Language" });
  await user.selectOptions(choice(), "German");
  await waitFor(() => {
    expect(network.to(list).at(-1)?.path).toBe("/api/surveys?language=de");
  });
  expect(choice()).toHaveValue("de");
  await user.selectOptions(choice(), "Any language");
  await waitFor(() => {
    expect(network.to(list).at(-1)?.path).toBe("/api/surveys");
  });
});

it("offers no language choice if all surveys are in one language", async () => {
  const { user } = await open("/", {
    [list]: {
      ...surveyList(surveyItem({ title: "Survey 1" })),
      languages: ["en"],
    },
  });
  await user.click(press("Filters"));
  await screen.findByRole("group", { name: "Filters" });
  expect(screen.queryByRole("combobox", { name: "Language" })).toBeNull();
});

it("omits surveys that were answered before, and shows when none are left", async () => {
  await open("/?unanswered=1", {
    [list]: pageFrom(1, 2),
    "GET /api/surveys/me/survey-responses": { responded: { 2: true } },
  });
  await waitFor(() => {
    expect(screen.queryByRole("heading", { name: "Survey 2" })).toBeNull();
  });
  expect(screen.getByRole("heading", { name: "Survey 1" })).toBeVisible();
});
