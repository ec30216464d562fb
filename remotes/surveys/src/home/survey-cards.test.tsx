import { act, screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { renderSurveys, surveysNetwork } from "../testing/render-surveys.tsx";
import { surveyItem, surveyList } from "../testing/survey-builders.ts";
import { HomePage } from "./home-page.tsx";

/**
 * Notifies observers that the observed element came near, together with its
 * earlier state, as a busy browser does.
 */
const near = new Set<() => void>();

class FakeIntersectionObserver {
  readonly #notify: () => void;
  constructor(callback: (entries: { isIntersecting: boolean }[]) => void) {
    this.#notify = () => {
      callback([{ isIntersecting: false }, { isIntersecting: true }]);
    };
  }
  observe() {
    near.add(this.#notify);
  }
  disconnect() {
    near.delete(this.#notify);
  }
}

beforeEach(() => {
  near.clear();
  Object.assign(globalThis, { IntersectionObserver: FakeIntersectionObserver });
});

async function open(count: number) {
  const surveys = Array.from({ length: count }, (_, index) =>
    surveyItem({
      surveyId: index + 1,
      surveyUuid: null,
      title: `Survey ${index + 1}`,
    }),
  );
  const network = surveysNetwork({
    "GET /api/surveys": surveyList(...surveys),
    "GET /api/surveys/search": surveyList(...surveys.slice(0, 2)),
    "GET /api/surveys/suggest": { suggestions: [] },
    "POST /api/surveys/2/report": null,
  });
  await renderSurveys(<HomePage />);
  return { network, user: userEvent.setup() };
}

const drawn = () => document.querySelectorAll("article").length;
const more = () => screen.queryByRole("button", { name: "Show more surveys" });

/** Rendering this many cards is slow in jsdom. */
function draws(count: number, scroll?: () => void) {
  return waitFor(
    () => {
      if (drawn() < count) scroll?.();
      expect(drawn()).toBe(count);
    },
    { timeout: 10_000 },
  );
}

/** The visitor comes near the end, and React notices some time after it has rendered. */
function comeNear() {
  act(() => {
    near.forEach((notify) => notify());
  });
}

describe("a list of surveys", () => {
  it("is rendered completely if it is short", async () => {
    await open(9);
    await draws(9);
    expect(more()).toBeNull();
  });

  it("shows thanks in place of a reported survey, and omits it from then on", async () => {
    const { user } = await open(3);
    await draws(3);
    const card = screen.getByRole("article", { name: "Survey 2" });
    await user.click(within(card).getByRole("button", { name: "Report" }));
    await user.type(screen.getByRole("textbox"), "Spam");
    await user.click(screen.getByRole("button", { name: "Send report" }));
    await waitFor(() => {
      expect(document.activeElement).toHaveTextContent(
        /^Thank you. Your report was received.$/,
      );
    });
    expect(drawn()).toBe(2);
    await user.type(screen.getByRole("combobox"), "survey{Enter}");
    await draws(1);
    expect(screen.getByText("1 survey found")).toBeVisible();
    const surveys = screen.getByRole("region", { name: "Surveys" });
    expect(within(surveys).queryByText(/^Thank/)).toBeNull();
  });
});

describe("a list of a thousand surveys", () => {
  it("renders in steps, each before its end is reached", async () => {
    await open(1000);
    await draws(30);
    for (const count of [60, 90]) await draws(count, comeNear);
    expect(near.size).toBe(1);
  });

  it("continues by a button press too, up to its end", async () => {
    const { user } = await open(40);
    await draws(30);
    const button = more();
    if (button) await user.click(button);
    await draws(40);
    expect(more()).toBeNull();
    await waitFor(() => {
      expect(near.size).toBe(0);
    });
    expect(screen.getByRole("heading", { name: "Survey 31" })).toHaveFocus();
  });

  it("leaves the focus unchanged when it continues automatically", async () => {
    await open(40);
    await draws(30);
    const focused = screen.getByRole("link", { name: "Survey 30" });
    focused.focus();
    await draws(40, comeNear);
    expect(focused).toHaveFocus();
  });
});
