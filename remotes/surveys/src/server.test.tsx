import { preloadReplies } from "@nearsay/core/api";
import { localStore } from "@nearsay/core/session";
import {
  fireEvent,
  prettyDOM,
  screen,
  waitFor,
  within,
} from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { renderModule } from "./server.tsx";
import { SurveyPage } from "./survey-page/survey-page.tsx";
import { kinds, under } from "./testing/question-kinds.ts";
import { renderSurveys, surveysNetwork } from "./testing/render-surveys.tsx";
import {
  freeText,
  oneOf,
  questionsReply,
  surveyItem,
} from "./testing/survey-builders.ts";

const replies = {
  "/surveys/7": surveyItem(),
  "/surveys/7/questions": questionsReply([freeText, oneOf]),
};
const site = { supportEmail: null, assistantUrl: null };

function draw(module = "SurveyPage", known: Record<string, unknown> = replies) {
  return renderModule({
    module,
    props: { surveyKey: "7" },
    url: "/surveys/7",
    boot: { replies: known, site },
  });
}

/** The HTML as the server sends it, inside the shell. */
function showDrawn(): HTMLElement {
  const root = document.createElement("div");
  root.dataset.drawn = "";
  root.innerHTML = draw() ?? "";
  document.body.append(root);
  return root;
}

/** Ids depend on the surrounding elements, and styles load with scripts. */
function withoutIds(element: Element): string {
  const text = prettyDOM(element, Infinity, { highlight: false }) || "";
  return text.replaceAll(/\n\s*(id|for|aria-[a-z]+|style)="[^"]*"/g, "");
}

/** The server formats times in its own time zone. */
function forgetZones(element: Element) {
  for (const time of element.querySelectorAll("time")) {
    time.removeAttribute("title");
    delete time.dataset.detail;
    time.replaceChildren();
  }
}

afterEach(() => {
  localStore.remove("survey_access_codes");
  document.body.replaceChildren();
});

describe("the survey page rendered on the server", () => {
  it("looks like the browser's first render", async () => {
    surveysNetwork();
    const server = document.createElement("div");
    server.innerHTML = draw() ?? "";
    preloadReplies(replies);
    const { container } = await renderSurveys(<SurveyPage surveyKey="7" />, {
      path: "/surveys/7",
    });
    const browser = container.cloneNode(true) as HTMLElement;
    browser.normalize();
    // The test environment starts with known consent; on the page it loads
    // later.
    browser.querySelector("[type=submit]")?.setAttribute("disabled", "");
    forgetZones(server);
    forgetZones(browser);
    expect(withoutIds(server)).toBe(withoutIds(browser));
  });

  it("is complete on the first page that a process renders", () => {
    jest.isolateModules(() => {
      const fresh =
        jest.requireActual<typeof import("./server.tsx")>("./server.tsx");
      const props = { surveyKey: "7" };
      const boot = { replies, site };
      const page = { module: "SurveyPage", props, url: "/surveys/7", boot };
      expect(fresh.renderModule(page)).toContain("Discuss");
    });
  });

  it("loads nothing that came with the page, and reloads it later", async () => {
    const network = surveysNetwork();
    preloadReplies(replies);
    await renderSurveys(<SurveyPage surveyKey="7" />);
    expect(network.to("GET /api/surveys/7")).toHaveLength(0);
    fireEvent(document, new Event("visibilitychange"));
    await waitFor(() => {
      expect(network.to("GET /api/surveys/7")).toHaveLength(1);
    });
  });

  it("passes on what was chosen and written before scripts loaded", async () => {
    surveysNetwork();
    const root = within(showDrawn());
    const user = userEvent.setup();
    await user.click(root.getByRole("radio", { name: "Never" }));
    await user.type(root.getByRole("textbox"), "Quiet nights");
    preloadReplies(replies);
    const { container } = await renderSurveys(<SurveyPage surveyKey="7" />);
    const page = within(container);
    expect(page.getByRole("radio", { name: "Never" })).toBeChecked();
    expect(page.getByRole("textbox")).toHaveValue("Quiet nights");
  });

  it("passes it on also if a code was entered on an earlier visit", async () => {
    surveysNetwork();
    const root = within(showDrawn());
    await userEvent.click(root.getByRole("radio", { name: "Never" }));
    localStore.write("survey_access_codes", { version: 1, codes: { 7: "ab" } });
    preloadReplies(replies);
    const { container } = await renderSurveys(<SurveyPage surveyKey="7" />);
    expect(
      within(container).getByRole("radio", { name: "Never" }),
    ).toBeChecked();
  });

  it("passes on what was written in questions of other kinds, whose code loads later", async () => {
    surveysNetwork();
    const drawnReplies = {
      ...replies,
      "/surveys/7/questions": questionsReply([
        kinds.yesNo,
        kinds.number,
        under(freeText, "More"),
      ]),
    };
    const root = document.createElement("div");
    root.dataset.drawn = "";
    root.innerHTML = draw("SurveyPage", drawnReplies) ?? "";
    document.body.append(root);
    const user = userEvent.setup();
    const drawn = within(root);
    expect(drawn.getByText("Page 1 of 2")).toBeInTheDocument();
    await user.click(drawn.getByRole("radio", { name: "No" }));
    await user.type(drawn.getByRole("textbox"), "15");
    preloadReplies(drawnReplies);
    const { container } = await renderSurveys(<SurveyPage surveyKey="7" />);
    root.remove();
    const page = within(container);
    await waitFor(() => {
      expect(page.getByRole("button", { name: "Next" })).toBeEnabled();
      expect(container.querySelector("[data-part][data-drawn]")).toBeNull();
    });
    expect(page.getByRole("radio", { name: "No" })).toBeChecked();
    expect(page.getByRole("textbox")).toHaveValue("15");
  });

  it("passes it on once if scripts loaded late", async () => {
    surveysNetwork();
    const drawn = showDrawn();
    await userEvent.click(within(drawn).getByRole("radio", { name: "Never" }));
    drawn.hidden = true;
    const never = { name: "Never" };
    const open = async () => {
      preloadReplies(replies);
      return renderSurveys(<SurveyPage surveyKey="7" />);
    };
    const { unmount } = await open();
    expect(screen.getByRole("radio", never)).toBeChecked();
    await userEvent.click(screen.getByRole("button", { name: "Clear choice" }));
    unmount();
    await open();
    expect(screen.getByRole("radio", never)).not.toBeChecked();
  });

  it("cannot be submitted before scripts loaded", () => {
    expect(
      within(showDrawn()).getByRole("button", { name: "Submit" }),
    ).toBeDisabled();
  });

  it("shows what is loading if the survey is not known", () => {
    expect(draw("SurveyPage", {})).toContain("Loading the survey");
  });

  it("leaves other pages to the browser", () => {
    expect(draw("HomePage")).toBeNull();
  });
});
