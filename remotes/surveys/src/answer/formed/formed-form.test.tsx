import { refusal } from "@nearsay/core/testing";
import { localStore } from "@nearsay/core/session";
import { cleanup, screen, waitFor } from "@testing-library/react";
import {
  freeTextBox,
  openSurvey,
  questionsPath,
  responsesPath,
  sendButton,
} from "../../testing/open-survey.tsx";
import { kinds, under, whenChosen } from "../../testing/question-kinds.ts";
import { surveysNetwork } from "../../testing/render-surveys.tsx";
import {
  challenge,
  freeText,
  questionsReply,
} from "../../testing/survey-builders.ts";

const { yesNo, number, withOther, other, ranking, likely } = kinds;
const shared = { name: "This is a shared device" };
const day = 24 * 60 * 60 * 1000;

/** Opens survey 7 with these questions, whose form is loaded on demand. */
async function open(items: object[], more: object = {}) {
  const network = surveysNetwork({
    [questionsPath]: questionsReply(items, more),
  });
  const view = await openSurvey();
  await screen.findAllByRole("button", { name: /Submit|Next/ });
  return { network, ...view };
}

/** Two pages of questions. */
const long = [freeText, under(yesNo, "The market")];

afterEach(() => {
  jest.useRealTimers();
  localStorage.clear();
});

describe("a form with questions of every kind", () => {
  it("takes over what was written in the server's form, and leaves nothing of it", async () => {
    const kept = document.createElement("div");
    kept.hidden = true;
    kept.dataset.drawn = "";
    kept.innerHTML = `<form data-survey="7"><input name="question-${freeText.id}" value="More fish"></form>`;
    document.body.append(kept);
    await open([freeText, yesNo]);
    expect(freeTextBox()).toHaveValue("More fish");
    expect(kept.isConnected).toBe(false);
  });

  it("sends the answers in the server's format", async () => {
    const { network, user } = await open([
      withOther,
      other,
      { ...freeText, form: { kind: "text", showIf: whenChosen(0, 0) } },
      number,
      likely,
      ranking,
    ]);
    await user.click(screen.getByRole("radio", { name: "Markets" }));
    await user.type(freeTextBox(), "More fish");
    await user.click(screen.getByRole("radio", { name: "Other …" }));
    expect(screen.queryByRole("textbox", { name: /^What would change/ })).toBe(
      null,
    );
    await user.type(screen.getByRole("textbox", { name: "What else?" }), "Art");
    await user.type(screen.getByRole("textbox", { name: /queue/ }), " 15 ");
    await user.click(screen.getByRole("radio", { name: "7" }));
    await user.click(sendButton());
    expect(await screen.findByText("Thanks for your response!")).toBeVisible();
    expect(network.to(responsesPath)[0]?.body).toHaveProperty("answers", {
      12: "Other …",
      13: "Art",
      18: "15",
      15: "7",
    });
  });

  it("sends nothing while an answer is invalid, and shows what to fix", async () => {
    const { network, user } = await open([withOther, number]);
    await user.type(screen.getByRole("textbox"), "500");
    await user.click(sendButton());
    expect(screen.getByRole("radio", { name: "Markets" })).toHaveFocus();
    expect(
      screen.getAllByRole("alert").map((each) => each.textContent),
    ).toEqual([
      "This question needs an answer.",
      "Please write a whole number from 0 to 120 minutes, in digits.",
    ]);
    expect(network.to(responsesPath)).toHaveLength(0);
  });

  it("shows challenge questions on its last page", async () => {
    const { network, user } = await open([...long, challenge]);
    const bench = { name: "What colour is the bench?" };
    expect(screen.queryByRole("textbox", bench)).toBeNull();
    await user.type(freeTextBox(), "Quiet");
    await user.click(screen.getByRole("button", { name: "Next" }));
    await user.click(sendButton());
    expect(screen.getByRole("textbox", bench)).toHaveFocus();
    await user.type(screen.getByRole("textbox", bench), "green");
    await user.click(sendButton());
    await screen.findByText("Thanks for your response!");
    expect(network.to(responsesPath)[0]?.body).toMatchObject({
      answers: { 1: "Quiet" },
      challenge_answers: { 4: "green" },
    });
  });

  it("keeps the answers if the server refuses them", async () => {
    const { network, user } = await open([yesNo]);
    network.on(responsesPath, () => refusal(422, "no"));
    await user.click(screen.getByRole("radio", { name: "No" }));
    await user.click(sendButton());
    expect(await screen.findByText("Content not allowed.")).toBeVisible();
    expect(screen.getByRole("radio", { name: "No" })).toBeChecked();
  });

  it("requires no answers if the survey is closed", async () => {
    surveysNetwork({
      [questionsPath]: questionsReply([withOther], { expired: true }),
    });
    await openSurvey();
    expect(
      await screen.findByRole("button", { name: "Responses closed" }),
    ).toBeDisabled();
    expect(screen.queryByRole("alert")).toBeNull();
  });
});

describe("a long survey", () => {
  it("can be read page by page if nothing can be filled in", async () => {
    const { user } = await open([withOther, under(yesNo, "The market")], {
      upcoming: true,
      opens_at: "2035-01-01T00:00:00Z",
    });
    expect(screen.getByRole("radio", { name: "Markets" })).toBeDisabled();
    await user.click(screen.getByRole("button", { name: "Next" }));
    expect(screen.getByRole("heading", { name: /The market/ })).toBeVisible();
    expect(screen.queryByRole("alert")).toBeNull();
  });

  it("keeps its answers beyond the tab until they are sent", async () => {
    const first = await open(long);
    await first.user.type(freeTextBox(), "Quiet");
    first.unmount();
    sessionStorage.clear();
    const { user } = await open(long);
    expect(freeTextBox()).toHaveValue("Quiet");
    await user.click(screen.getByRole("button", { name: "Next" }));
    await user.click(sendButton());
    await screen.findByText("Thanks for your response!");
    expect(localStore.keys("unsent_answers")).toEqual([]);
  });

  it("deletes stored answers after seven days", async () => {
    const first = await open(long);
    await first.user.type(freeTextBox(), "Quiet");
    first.unmount();
    const now = Date.now();
    jest.spyOn(Date, "now").mockReturnValue(now + 8 * day);
    await open(long);
    expect(freeTextBox()).toHaveValue("");
  });

  it("stores nothing on a shared device, and deletes stored answers at once", async () => {
    localStore.write("unsent_answers:8", { answers: {}, until: Infinity });
    const { user, unmount } = await open(long);
    await user.type(freeTextBox(), "Quiet");
    await user.click(screen.getByRole("checkbox", shared));
    expect(localStore.keys("unsent_answers")).toEqual([]);
    await user.type(freeTextBox(), " nights");
    expect(freeTextBox()).toHaveValue("Quiet nights");
    expect(localStore.keys("unsent_answers")).toEqual([]);
    expect(sessionStorage).toHaveLength(0);
    unmount();
    const again = await open(long);
    expect(freeTextBox()).toHaveValue("");
    const box = screen.getByRole("checkbox", shared);
    expect(box).toBeChecked();
    await again.user.type(freeTextBox(), "Loud");
    await again.user.click(box);
    expect(localStore.keys("unsent_answers")).toEqual(["unsent_answers:7"]);
  });

  it("is not one with a few questions on one page", async () => {
    const { user } = await open([yesNo, freeText]);
    await user.type(freeTextBox(), "Quiet");
    expect(screen.queryByRole("checkbox", shared)).toBeNull();
    expect(localStore.keys("unsent_answers")).toEqual([]);
  });
});

describe("stored answers of a form of many kinds", () => {
  it("are restored, including a half finished ranking", async () => {
    const first = await open([ranking, number]);
    await first.user.click(
      screen.getByRole("button", { name: "Put Toilets at 1" }),
    );
    await first.user.type(screen.getByRole("textbox"), "1,5");
    first.unmount();
    await open([ranking, number]);
    expect(
      screen.getByRole("button", { name: "Put Benches at 2" }),
    ).toBeInTheDocument();
    expect(screen.getByRole("textbox")).toHaveValue("1,5");
  });
});

describe("a form in pages", () => {
  const third = under({ ...freeText, id: "3" }, "At the end");
  const next = async ({ user }: Awaited<ReturnType<typeof open>>) =>
    user.click(screen.getByRole("button", { name: "Next" }));
  const heading = (words: string) =>
    screen.findByRole("heading", { name: words });

  // A removed form goes back over its history entries. jsdom needs two tasks for
  // it, and would change the entry of the next test.
  afterEach(async () => {
    cleanup();
    for (let task = 0; task < 2; task += 1)
      await new Promise((resolve) => setTimeout(resolve));
  });

  it("goes to the previous page by the browser's Back and forward by its Forward, keeping answers", async () => {
    const view = await open([...long, third]);
    await view.user.type(freeTextBox(), "Quiet");
    await next(view);
    await view.user.click(screen.getByRole("radio", { name: "Yes" }));
    await next(view);
    await heading("Page 3 of 3 At the end");
    history.back();
    expect(await heading("Page 2 of 3 The market")).toHaveFocus();
    expect(screen.getByRole("radio", { name: "Yes" })).toBeChecked();
    history.back();
    expect(await heading("Page 1 of 3")).toHaveFocus();
    expect(freeTextBox()).toHaveValue("Quiet");
    history.forward();
    expect(await heading("Page 2 of 3 The market")).toHaveFocus();
  });

  it("goes back by its own button as the browser does, once however often it is clicked", async () => {
    const view = await open([...long, third]);
    await next(view);
    await next(view);
    await view.user.dblClick(screen.getByRole("button", { name: "Back" }));
    expect(await heading("Page 2 of 3 The market")).toHaveFocus();
    await next(view);
    await heading("Page 3 of 3 At the end");
    expect(history.state).toHaveProperty("formPages.7.depth", 2);
  });

  it("is on the same page after a reload", async () => {
    const formPages = { 7: { page: 1, before: 0, depth: 1 } };
    history.replaceState({ formPages }, "");
    await open(long);
    expect(await heading("Page 2 of 2 The market")).toBeVisible();
  });

  it("leaves no history entries behind once it is answered", async () => {
    const view = await open(long);
    await view.user.type(freeTextBox(), "Quiet");
    await next(view);
    expect(history.state).toHaveProperty("formPages");
    await view.user.click(sendButton());
    await screen.findByText("Thanks for your response!");
    await waitFor(() => expect(history.state).toBeNull());
  });
});
