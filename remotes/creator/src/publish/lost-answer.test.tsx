import { json, refusal } from "@nearsay/core/testing";
import { act, screen, waitFor } from "@testing-library/react";
import { listKeptDrafts } from "../draft/kept-draft.ts";
import {
  button,
  create,
  network,
  openEditor,
  startNetwork,
  textBox,
} from "../testing/open-create-page.tsx";
import { loseAnswer, sentTokens } from "../testing/publishing.ts";

beforeEach(startNetwork);

describe("a survey whose publishing reply was lost", () => {
  it.each([
    ["unchanged and with the same key", false],
    ["with another key if it was edited", true],
  ])("is sent again %s after a lost reply", async (_how, edited) => {
    const { user, location } = await openEditor();
    await loseAnswer(user);
    if (edited) await user.type(textBox("Survey Title"), "!");
    await user.click(button("Publish"));
    await waitFor(() => {
      expect(location().pathname).toBe("/");
    });
    const [first, second] = network
      .to(create)
      .map(({ headers }) => headers.get("idempotency-key"));
    expect(second !== first).toBe(edited);
    expect(sentTokens()).toEqual(["generated-token", "generated-token"]);
  });

  it("does not affect, once published, a draft begun in the meantime", async () => {
    let arrive: (answer: Response) => void = () => undefined;
    network.on(create, () => new Promise((resolve) => (arrive = resolve)));
    const first = await openEditor();
    await first.user.click(button("Publish"));
    const published = listKeptDrafts();
    first.unmount();
    await openEditor();
    const begun = listKeptDrafts().filter(({ id }) => id !== published[0]?.id);
    await act(async () => {
      arrive(json({ id: 42 }, 201));
      await Promise.resolve();
    });
    expect(begun).toHaveLength(1);
    expect(listKeptDrafts()).toEqual(begun);
  });
});

describe("publishing again what was published without a reply arriving", () => {
  const spent = () =>
    refusal(409, "This survey was published already.", "SURVEY_TOKEN_SPENT", {
      data: { surveyId: 41 },
    });

  async function publishEdited() {
    const page = await openEditor();
    network.on(create, spent);
    await page.user.click(button("Publish"));
    expect(
      await screen.findByText(
        "The survey was published before the connection was lost, without your last changes.",
      ),
    ).toBeVisible();
    return page;
  }

  it("publishes nothing automatically, however often it is requested", async () => {
    const { user } = await publishEdited();
    await user.click(button("Publish"));
    await screen.findByText(/^The survey was published before/);
    expect(network.to(create)).toHaveLength(2);
    expect(
      new Set(network.to(create).map(({ body }) => JSON.stringify(body))),
    ).toHaveProperty("size", 1);
  });

  it("opens that survey and forgets the draft", async () => {
    const { user, location } = await publishEdited();
    await user.click(button("Go to the survey"));
    expect(location()).toMatchObject({
      pathname: "/",
      state: { createdSurveyId: "41" },
    });
    expect(listKeptDrafts()).toEqual([]);
    expect(network.to(create)).toHaveLength(1);
  });

  it("publishes another survey with another token on request", async () => {
    const { user, location } = await publishEdited();
    network.on(create, () => json({ id: 42 }, 201));
    await user.click(button("Publish as another survey"));
    await waitFor(() => {
      expect(location().state).toEqual({ createdSurveyId: "42" });
    });
    expect(network.to(create)[1]?.body).toMatchObject({
      survey: { embeddedToken: "reserved-token" },
    });
  });
});
