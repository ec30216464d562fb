import type { ErrorCode } from "@nearsay/core/contract";
import { json, refusal } from "@nearsay/core/testing";
import { screen, waitFor } from "@testing-library/react";
import { type UserEvent } from "@testing-library/user-event";
import {
  button,
  create,
  generate,
  generated,
  network,
  openEditor,
  openPage,
  reserve,
  startNetwork,
} from "../testing/open-create-page.tsx";
import { loseAnswer, sentTokens } from "../testing/publishing.ts";

beforeEach(startNetwork);

/** Drafts arrive without a token, and every reserved one is different. */
function reserveEach() {
  network.on(generate, { ...generated, embeddedToken: null });
  network.on(reserve, () =>
    json({ embeddedToken: `reserved-${network.to(reserve).length}` }),
  );
}

async function publish(user: UserEvent) {
  const before = sentTokens().length;
  await user.click(button("Publish"));
  await waitFor(() => {
    expect(sentTokens()).toHaveLength(before + 1);
  });
}

describe("the survey token", () => {
  it("is reserved as soon as the page is open", async () => {
    await openPage();
    await waitFor(() => {
      expect(network.to(reserve)).toHaveLength(1);
    });
  });

  it("is reserved in advance if the draft brought none", async () => {
    network.on(generate, { ...generated, embeddedToken: null });
    const { user } = await openEditor();
    await user.click(button("Publish"));
    await waitFor(() => {
      expect(sentTokens()).toEqual(["reserved-token"]);
    });
    expect(network.to(reserve)).toHaveLength(1);
  });

  it("is different for a second survey of the same visit", async () => {
    reserveEach();
    const first = await openEditor();
    await publish(first.user);
    await waitFor(() => {
      expect(first.location().pathname).toBe("/");
    });
    first.unmount();
    const second = await openEditor();
    await publish(second.user);
    expect(new Set(sentTokens()).size).toBe(2);
  });

  it("stays with a stored draft whose publishing reply was lost", async () => {
    reserveEach();
    const first = await openEditor();
    await loseAnswer(first.user);
    first.unmount();
    const { user } = await openPage();
    await user.click(button(/^Continue editing/));
    await publish(user);
    expect(sentTokens()).toEqual(["reserved-1", "reserved-1"]);
  });

  it("is different for a draft that replaces one whose publishing reply was lost", async () => {
    reserveEach();
    const { user } = await openEditor();
    await loseAnswer(user);
    await user.click(button("Back to the description"));
    await user.click(button("Generate Survey"));
    await screen.findByRole("heading", { name: "Edit your survey" });
    await publish(user);
    expect(sentTokens()).toEqual(["reserved-1", "reserved-2"]);
  });

  it("is forgotten with a discarded draft", async () => {
    reserveEach();
    const { user } = await openEditor();
    await loseAnswer(user);
    await user.click(button("Back to the description"));
    await user.click(button(/^Discard/));
    await user.click(button("Generate Survey"));
    await screen.findByRole("heading", { name: "Edit your survey" });
    await publish(user);
    expect(sentTokens()).toEqual(["reserved-1", "reserved-2"]);
  });

  it.each<[number, ErrorCode]>([
    [403, "OPTED_OUT"],
    [409, "IDEMPOTENCY_IN_PROGRESS"],
    [422, "CONTENT_NOT_ALLOWED"],
    [429, "RATE_LIMITED"],
    [500, "INTERNAL_ERROR"],
  ])("stays the same after a refusal with %i %s", async (status, code) => {
    reserveEach();
    const { user } = await openEditor();
    network.on(create, () => refusal(status, "Not now.", code));
    await user.click(button("Publish"));
    await screen.findByText("Not now.");
    network.on(create, () => json({ id: 42 }, 201));
    await user.click(button("Publish"));
    await waitFor(() => {
      expect(network.to(reserve)).toHaveLength(1);
      expect(new Set(sentTokens())).toEqual(new Set(["reserved-1"]));
    });
  });

  it("is replaced automatically if it expired before it was sent", async () => {
    reserveEach();
    const { user, location } = await openEditor();
    network.on(create, () =>
      sentTokens().length === 1
        ? refusal(400, "Too old.", "SURVEY_TOKEN_INVALID")
        : json({ id: 42 }, 201),
    );
    await user.click(button("Publish"));
    await waitFor(() => {
      expect(location().state).toEqual({ createdSurveyId: "42" });
    });
    expect(sentTokens()).toEqual(["reserved-1", "reserved-2"]);
  });

  it("is not replaced automatically if it expired after a reply was lost", async () => {
    reserveEach();
    const { user } = await openEditor();
    await loseAnswer(user);
    network.on(create, () => refusal(400, "Too old.", "SURVEY_TOKEN_INVALID"));
    await user.click(button("Publish"));
    await screen.findByText("Too old.");
    expect(sentTokens()).toEqual(["reserved-1", "reserved-1"]);
  });

  it("is not kept once the server refused it", async () => {
    reserveEach();
    const first = await openEditor();
    network.on(create, () => refusal(400, "Too old.", "SURVEY_TOKEN_INVALID"));
    await first.user.click(button("Publish"));
    await screen.findByText("Too old.");
    network.on(create, () => json({ id: 42 }, 201));
    first.unmount();
    const { user } = await openPage();
    await user.click(button(/^Continue editing/));
    await publish(user);
    expect(sentTokens()).toEqual(["reserved-1", "reserved-2", "reserved-3"]);
  });
});
