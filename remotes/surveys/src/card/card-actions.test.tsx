import { readSurvey } from "@nearsay/core/contract";
import { consentAtom, storeAccessCodeAtom } from "@nearsay/core/session";
import { json, refusal } from "@nearsay/core/testing";
import { act, screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { deferredReply } from "../testing/deferred-reply.ts";
import { renderSurveys, surveysNetwork } from "../testing/render-surveys.tsx";
import { surveyItem } from "../testing/survey-builders.ts";
import { useMemo, useState } from "react";
import { SurveyCard, type SurveyCardProps } from "./survey-card.tsx";

const uuid = "3f1c1c1e-0000-4000-8000-000000000007";
const routes = {
  like: "POST /api/surveys/7/like",
  share: "POST /api/surveys/7/share-links",
  homepage: `POST /api/surveys/uuid/${uuid}/links`,
  report: "POST /api/surveys/7/report",
  challenge: "GET /api/bot-check/challenge",
};
const shareLink = "http://localhost/surveys/7?share_token=t0ken";
const homepageLink = "https://nearsay.example/?s=7&utm_source=homepage";
const readOnly =
  "Enable anonymous ID participation via the Anonymous ID Policy page to interact.";

const enableAndLike = { name: "Enable and like" };

function cardNetwork(more: Parameters<typeof surveysNetwork>[0] = {}) {
  return surveysNetwork({
    [routes.like]: { like_count: 4 },
    [routes.share]: () => json({ token: "t0ken" }, 201),
    [routes.homepage]: { homepage_focus_url: homepageLink },
    [routes.report]: null,
    ...more,
  });
}

interface Options {
  survey?: object;
  consented?: boolean;
  onReported?: () => void;
}

async function showCard(options: Options = {}) {
  const { survey: changes, consented = true, onReported } = options;
  const user = userEvent.setup({ delay: null });
  const card = <Listed changes={changes} onReported={onReported} />;
  const page = await renderSurveys(card, { consented });
  return { user, ...page };
}

interface ListedProps extends Pick<SurveyCardProps, "onReported"> {
  readonly changes: object | undefined;
}

/** A card whose list can be reloaded, with one more like. */
function Listed({ changes, onReported }: ListedProps) {
  const [likes, setLikes] = useState(3);
  const survey = useMemo(
    () => readSurvey(surveyItem({ like_count: likes, ...changes })),
    [likes, changes],
  );
  return (
    <>
      <SurveyCard survey={survey} onReported={onReported} />
      <button type="button" onClick={() => setLikes(likes + 1)}>
        Load anew
      </button>
    </>
  );
}

/** A card that can be unmounted. */
function Hideable() {
  const [shown, setShown] = useState(true);
  return (
    <>
      {shown && <Listed changes={undefined} />}
      <button type="button" onClick={() => setShown(!shown)}>
        Turn over
      </button>
    </>
  );
}

const button = (name: string) => screen.getByRole("button", { name });
const copied = () => navigator.clipboard.readText();

function refuseClipboard() {
  const denied = new DOMException("denied", "NotAllowedError");
  jest.spyOn(navigator.clipboard, "writeText").mockRejectedValue(denied);
}

function askedFor(network: ReturnType<typeof cardNetwork>): string[] {
  return network
    .to(routes.challenge)
    .map(({ path }) => path.replace(/.*action=/, ""));
}

const botChecksOff = { [routes.challenge]: () => json({ provider: "off" }) };

it("offers every action by its name, with one filled button", async () => {
  cardNetwork();
  await showCard();
  const names = screen
    .getAllByRole("button")
    .slice(0, -1)
    .map((each) => each.getAttribute("aria-label") ?? each.textContent);
  expect(names).toEqual([
    "Answer",
    "Insights",
    "Discuss",
    "Like",
    "Copy share link",
    "Copy homepage link",
    "Report",
  ]);
  expect(document.getElementsByClassName("filled")).toHaveLength(1);
});

it.each([
  ["Like", routes.like, "Your like could not be saved."],
  ["Copy share link", routes.share, "The link could not be created."],
])(
  "shows below the card that “%s” failed while it was unmounted, until the next action",
  async (name, route, title) => {
    const { reply, answer } = deferredReply();
    const network = cardNetwork({ [route]: () => reply, ...botChecksOff });
    const user = userEvent.setup({ delay: null });
    await renderSurveys(<Hideable />, { consented: true });
    await user.click(button(name));
    await waitFor(() => expect(network.to(route)).toHaveLength(1));
    await user.click(button("Turn over"));
    answer(refusal(429, "Too many."));
    await act(() => reply);
    await user.click(button("Turn over"));
    const alert = await screen.findByRole("alert");
    expect(alert).toHaveTextContent(title);
    expect(alert).toHaveTextContent("Too many.");
    network.on(routes.like, { like_count: 4 });
    await user.click(button("Like"));
    expect(screen.queryByRole("alert")).toBeNull();
  },
);

describe("liking", () => {
  it("shows at once, takes the count from the server and stays disabled", async () => {
    const { reply, answer } = deferredReply();
    const network = cardNetwork({
      [routes.like]: () => reply,
      ...botChecksOff,
    });
    const { user } = await showCard();
    expect(screen.getByText("Likes 3")).toBeVisible();
    await user.click(button("Like"));
    expect(screen.getByText("Likes 4")).toBeVisible();
    expect(button("Liked")).toHaveAttribute("aria-disabled", "true");
    answer(json({ like_count: 9 }));
    expect(await screen.findByText("Likes 9")).toBeVisible();
    await waitFor(() => {
      expect(screen.getByRole("status")).toHaveTextContent("Liked");
    });
    await user.click(button("Liked"));
    expect(network.to(routes.like)).toHaveLength(1);
    expect(askedFor(network)).toEqual(["survey_like"]);
  });

  it("is undone with a message when the server refuses", async () => {
    const network = cardNetwork({
      [routes.like]: () => refusal(500, "Broken."),
    });
    const { user } = await showCard();
    await user.click(button("Like"));
    const alert = await screen.findByRole("alert");
    expect(alert).toHaveTextContent("Your like could not be saved.");
    expect(alert).toHaveTextContent("Broken.");
    expect(screen.getByText("Likes 3")).toBeVisible();
    network.on(routes.like, { like_count: 4 });
    await user.click(button("Like"));
    expect(await screen.findByText("Likes 4")).toBeVisible();
    expect(screen.queryByRole("alert")).toBeNull();
    const keys = network
      .to(routes.like)
      .map(({ headers }) => headers.get("idempotency-key"));
    expect(new Set(keys).size).toBe(1);
  });

  it("stays liked and counts once when the list is reloaded", async () => {
    cardNetwork();
    const { user } = await showCard();
    await user.click(button("Like"));
    await user.click(button("Load anew"));
    expect(screen.getByText("Likes 4")).toBeVisible();
    expect(button("Liked")).toBeVisible();
  });

  it("shows at once, but sends its request only once consent is known", async () => {
    const { reply, answer } = deferredReply();
    const network = cardNetwork({
      "DELETE /api/privacy/opt-out": () => reply,
    });
    const { user } = await showCard({ consented: false });
    await user.click(button("Like"));
    await user.click(await screen.findByRole("button", enableAndLike));
    await user.click(button("Like"));
    expect(screen.getByText("Likes 4")).toBeVisible();
    expect(network.to(routes.like)).toHaveLength(0);
    answer(new Response(null, { status: 204 }));
    await waitFor(() => {
      expect(network.to(routes.like)).toHaveLength(1);
    });
    expect(button("Liked")).toBeVisible();
  });
});

describe("copying a link", () => {
  it.each([
    ["Copy share link", "Share"],
    ["Copy homepage link", "Homepage"],
  ])("has a short label, %s being %s", async (name, label) => {
    cardNetwork();
    await showCard();
    expect(button(name)).toHaveTextContent(label);
  });

  it.each([
    ["Copy share link", "Share link copied", shareLink],
    ["Copy homepage link", "Homepage link copied", homepageLink],
  ])("copies by %s, and confirms for 1.5 s", async (name, notice, link) => {
    jest.useFakeTimers();
    cardNetwork();
    const { user } = await showCard();
    await user.click(button(name));
    await screen.findByRole("button", { name: notice });
    await expect(copied()).resolves.toBe(link);
    expect(button(notice)).toHaveTextContent("Copied");
    act(() => jest.advanceTimersByTime(1400));
    expect(screen.getByRole("status")).toHaveTextContent(notice);
    expect(button(notice)).toBeVisible();
    act(() => jest.advanceTimersByTime(100));
    expect(button(name)).toBeVisible();
  });

  it("uses a bot-check token for the share link only", async () => {
    const network = cardNetwork(botChecksOff);
    const { user } = await showCard();
    await user.click(button("Copy homepage link"));
    await user.click(button("Copy share link"));
    await waitFor(() => {
      expect(askedFor(network)).toEqual(["survey_share_link"]);
    });
    expect(network.to(routes.homepage)[0]?.path).toContain(
      "?utm_source=homepage",
    );
  });

  it("makes a home page link with the survey number and the origin if the server gives no better one", async () => {
    cardNetwork({ "POST /api/surveys/7/links": {} });
    const { user } = await showCard({ survey: { surveyUuid: null } });
    await user.click(button("Copy homepage link"));
    await screen.findByRole("button", { name: "Homepage link copied" });
    await expect(copied()).resolves.toBe(
      "http://localhost/?s=7&utm_source=homepage",
    );
  });

  it.each([
    ["Copy share link", shareLink],
    ["Copy homepage link", homepageLink],
  ])("shows %s, selected, if it could not be copied", async (name, link) => {
    cardNetwork();
    const { user } = await showCard();
    refuseClipboard();
    await user.click(button(name));
    const field = await screen.findByRole<HTMLInputElement>("textbox", {
      name: "Your browser did not copy the link. Copy it from here:",
    });
    expect(field).toHaveFocus();
    expect(field).toHaveValue(link);
    const { selectionStart, selectionEnd } = field;
    expect([selectionStart, selectionEnd]).toEqual([0, link.length]);
    await waitFor(() => {
      expect(screen.getByRole("status")).toHaveTextContent("Could not copy");
    });
  });

  it.each([
    ["Copy share link", routes.share],
    ["Copy homepage link", routes.homepage],
  ])("shows why %s could not be made", async (name, route) => {
    cardNetwork({ [route]: () => refusal(404, "Survey not found.") });
    const { user } = await showCard();
    await user.click(button(name));
    const alert = await screen.findByRole("alert");
    expect(alert).toHaveTextContent("The link could not be created.");
    expect(alert).toHaveTextContent("Survey not found.");
    expect(button(name)).toBeVisible();
  });

  it("keeps another action's message that appears in the meantime", async () => {
    const { reply, answer } = deferredReply();
    cardNetwork({
      [routes.share]: () => reply,
      [routes.homepage]: () => refusal(404, "Survey not found."),
    });
    const { user } = await showCard();
    await user.click(button("Copy share link"));
    await user.click(button("Copy homepage link"));
    await screen.findByRole("alert");
    answer(json({ token: "t0ken" }, 201));
    await screen.findByRole("button", { name: "Share link copied" });
    expect(screen.getByRole("alert")).toHaveTextContent("Survey not found.");
  });

  it("makes one link for two clicks", async () => {
    const { reply, answer } = deferredReply();
    const network = cardNetwork({ [routes.share]: () => reply });
    const { user } = await showCard();
    await user.dblClick(button("Copy share link"));
    answer(json({ token: "t0ken" }, 201));
    await screen.findByRole("button", { name: "Share link copied" });
    expect(network.to(routes.share)).toHaveLength(1);
  });
});

describe("reporting", () => {
  it("marks the survey, shows thanks and removes it from the list", async () => {
    const onReported = jest.fn();
    const network = cardNetwork(botChecksOff);
    const { user, store } = await showCard({ onReported });
    act(() => store.set(storeAccessCodeAtom, "7", "sesame"));
    await user.click(button("Report"));
    await user.type(screen.getByRole("textbox"), "Spam{Tab}{Tab}{Enter}");
    await waitFor(() => {
      expect(onReported).toHaveBeenCalledTimes(1);
    });
    expect(network.to(routes.report)[0]?.body).toEqual({
      reason: "Spam",
      code: "sesame",
    });
    expect(askedFor(network)).toEqual(["survey_report"]);
    expect(screen.queryByRole("dialog")).toBeNull();
    expect(screen.getByText("Reported", { selector: "li *" })).toBeVisible();
    expect(button("Reported")).toHaveAttribute("aria-disabled", "true");
    await waitFor(() => {
      expect(screen.getByRole("status")).toHaveTextContent(
        "Thank you. Your report was received.",
      );
    });
    await user.click(button("Reported"));
    expect(screen.queryByRole("dialog")).toBeNull();
  });

  it("shows thanks on a card outside a list", async () => {
    cardNetwork();
    const { user } = await showCard();
    await user.click(button("Report"));
    await user.type(screen.getByRole("textbox"), "Spam");
    await user.click(button("Send report"));
    expect(
      await screen.findByText("Thank you. Your report was received."),
    ).toBeVisible();
    expect(screen.queryByRole("dialog")).toBeNull();
  });

  it("returns the focus when it is cancelled", async () => {
    cardNetwork();
    const { user } = await showCard();
    await user.click(button("Report"));
    await user.click(button("Cancel"));
    expect(button("Report")).toHaveFocus();
  });
});

describe("a read-only visitor", () => {
  it.each([
    ["Like", routes.like],
    ["Copy share link", routes.share],
  ])("is asked for consent by %s, no request is sent", async (name, route) => {
    const network = cardNetwork();
    const { user } = await showCard({ consented: false });
    await user.click(button(name));
    const panel = await screen.findByRole("group", {
      name: /An anonymous ID is/,
    });
    expect(panel).toHaveTextContent(readOnly);
    expect(panel).toHaveFocus();
    expect(screen.getByRole("link", { name: /Policy/ })).toHaveAttribute(
      "href",
      "/privacy/anonymous-id",
    );
    expect(network.to(route)).toHaveLength(0);
    expect(screen.getByText("Likes 3")).toBeVisible();
    await user.click(button("Not now"));
    expect(panel).not.toBeInTheDocument();
    await waitFor(() => {
      expect(button(name)).toHaveFocus();
    });
  });

  it("likes by giving consent, and the focus stays", async () => {
    const network = cardNetwork();
    const { user, store } = await showCard({ consented: false });
    await user.click(button("Like"));
    await user.click(await screen.findByRole("button", enableAndLike));
    expect(await screen.findByText("Likes 4")).toBeVisible();
    expect(store.get(consentAtom).consented).toBe(true);
    expect(network.to(routes.like)).toHaveLength(1);
    expect(button("Liked")).toHaveFocus();
  });

  it("copies the share link by giving consent", async () => {
    cardNetwork();
    const { user } = await showCard({ consented: false });
    await user.click(button("Copy share link"));
    await user.click(
      await screen.findByRole("button", { name: "Enable and copy" }),
    );
    await screen.findByRole("button", { name: "Share link copied" });
  });

  it("copies the home page link without consent", async () => {
    cardNetwork();
    const { user } = await showCard({ consented: false });
    await user.click(button("Copy homepage link"));
    await screen.findByRole("button", { name: "Homepage link copied" });
    await expect(copied()).resolves.toBe(homepageLink);
  });
});
