import { FakeEventSource, refusal } from "@nearsay/core/testing";
import { act, screen, waitFor } from "@testing-library/react";
import {
  freeTextBox,
  openSurvey,
  responsesPath,
  sendButton,
} from "../testing/open-survey.tsx";
import { surveysNetwork } from "../testing/render-surveys.tsx";

const json = { "content-type": "application/json" };

/** The server sends everyone an event for each response it received. */
/** Waits until the survey is followed, which starts when the browser is idle. */
async function receiveCounts() {
  await waitFor(() => expect(FakeEventSource.open).toHaveLength(1));
  act(() => {
    const counts = { responses_count: 13, post_count: 4, like_count: 0 };
    FakeEventSource.latest().receive("counts", counts);
  });
}

/** The first bytes of a reply, then the connection breaks off. */
function cutOff(): Response {
  const parts = [new TextEncoder().encode('{"dupl')];
  const body = new ReadableStream({
    pull(controller) {
      const part = parts.pop();
      if (part) controller.enqueue(part);
      else controller.error(new TypeError("connection cut"));
    },
  });
  return new Response(body, { headers: json });
}

describe.each([
  [
    "never arrives",
    () => Promise.reject<Response>(new TypeError("connection lost")),
    "The server could not be reached.",
  ],
  ["is interrupted", cutOff, "The server could not be reached."],
  [
    "is incomplete",
    () => new Response('{"dupl', { headers: json }),
    "The server's answer could not be read.",
  ],
  [
    "is an HTML page",
    () => new Response("<!doctype html><p>Sign in</p>"),
    "The server answered with a page, not data.",
  ],
])("a response whose reply %s", (_name, reply, expected) => {
  async function loseReply() {
    const network = surveysNetwork({ [responsesPath]: reply });
    const { user } = await openSurvey();
    await user.type(freeTextBox(), "Quiet");
    await user.click(sendButton());
    expect(await screen.findByRole("alert")).toHaveTextContent(
      `${expected} Your answers are kept here until you send them again.`,
    );
    expect(freeTextBox()).toHaveValue("Quiet");
    network.on(responsesPath, { duplicate: false });
    return { network, user };
  }

  const keysOf = (network: Awaited<ReturnType<typeof loseReply>>["network"]) =>
    network
      .to(responsesPath)
      .map(({ headers }) => headers.get("idempotency-key"));

  it("is sent again with the same key and counts once", async () => {
    const { network, user } = await loseReply();
    await user.click(sendButton());
    await screen.findByText("Thanks for your response!");
    const [first, second] = keysOf(network);
    expect(second).toBe(first);
    expect(screen.getByText("Responses 13")).toBeVisible();
  });

  it("counts once if a live event reported the first try in the meantime", async () => {
    const { user } = await loseReply();
    await receiveCounts();
    await user.click(sendButton());
    await screen.findByText("Thanks for your response!");
    expect(screen.getByText("Responses 13")).toBeVisible();
  });

  it("counts as another response once it is edited", async () => {
    const { network, user } = await loseReply();
    await user.type(freeTextBox(), "er");
    await user.click(sendButton());
    await screen.findByText("Thanks for your response!");
    const [first, second] = keysOf(network);
    expect(second).not.toBe(first);
  });
});

it.each([
  ["a gateway timeout", () => refusal(504, "Too slow.")],
  [
    "a refusal because it was still being processed",
    () => refusal(409, "Still at it.", "IDEMPOTENCY_IN_PROGRESS"),
  ],
])("a response counts once that was reported after %s", async (_n, reply) => {
  const network = surveysNetwork({ [responsesPath]: reply });
  const { user } = await openSurvey();
  await user.type(freeTextBox(), "Quiet");
  await user.click(sendButton());
  await screen.findByRole("alert");
  await receiveCounts();
  network.on(responsesPath, { duplicate: false });
  await user.click(sendButton());
  await screen.findByText("Thanks for your response!");
  expect(screen.getByText("Responses 13")).toBeVisible();
});
