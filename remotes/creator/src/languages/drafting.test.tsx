import { healthAtom } from "@nearsay/core/session";
import { json } from "@nearsay/core/testing";
import { act, screen, waitFor } from "@testing-library/react";
import {
  button,
  create,
  network,
  openEditor,
  openStep,
  sentSurvey,
  startNetwork,
} from "../testing/open-create-page.tsx";

const path = "POST /api/surveys/translations/draft";

beforeEach(startNetwork);

/** A survey of six texts, to be translated into German. */
async function openGerman(drafts = true) {
  const { user, store } = await openEditor();
  act(() =>
    store.set(healthAtom, {
      ...store.get(healthAtom),
      draftsTranslations: drafts,
    }),
  );
  await openStep(user, "who");
  const own = screen.getByRole("combobox", { name: "Language of the survey" });
  await user.selectOptions(own, "English");
  await user.click(button("Translate this survey"));
  const choice = await screen.findByRole("combobox", {
    name: "Add a language",
  });
  await user.selectOptions(choice, "German");
  await user.click(button("Add"));
  return user;
}

const field = (name: string) => screen.getByRole("textbox", { name });
const ask = "Draft the translation: German";

describe("a translation drafted by a model", () => {
  it("fills empty fields, and is published as far as it is approved", async () => {
    const user = await openGerman();
    await user.type(field("Title Parks"), "Grünes");
    network.on(path, {
      texts: ["Seid nett", "Warum?", "Welche?", "Nord", "Süd"],
    });
    await user.click(button(ask));
    expect(await screen.findByText(/^5 texts were drafted by/)).toBeVisible();
    expect(network.to(path)[0]?.body).toMatchObject({
      from: "en",
      to: "de",
      texts: ["Be kind", "Why?", "Which?", "North", "South"],
    });
    expect(field("Title Parks")).toHaveValue("Grünes");
    expect(field("Question 1 Why?")).toHaveValue("Warum?");
    expect(field("Question 1 Why?")).toHaveAccessibleDescription(
      "Drafted, not approved.",
    );
    expect(
      screen.getByRole("group", { name: "German: 1 of 6 texts" }),
    ).toBeVisible();
    await user.click(button("Approve: Question 1"));
    // An edited draft counts as the author's own text.
    await user.type(field("Question 2, option 1 North"), "en");
    expect(
      screen.getByRole("group", { name: "German: 3 of 6 texts" }),
    ).toBeVisible();
    await user.click(button("Publish"));
    await waitFor(() => expect(network.to(create)).toHaveLength(1));
    expect(sentSurvey()).toMatchObject({
      translations: [
        {
          title: "Grünes",
          instructions: "",
          questions: [
            { text: "Warum?" },
            { text: "", options: ["Norden", ""] },
          ],
        },
      ],
    });
  });

  it("is approved all at once", async () => {
    const user = await openGerman();
    network.on(path, {
      texts: ["Grün", "Nett", "Warum?", "Welche?", "Nord", "Süd"],
    });
    await user.click(button(ask));
    await user.click(
      await screen.findByRole("button", { name: "Approve all" }),
    );
    expect(
      screen.getByRole("group", { name: "German: 6 of 6 texts" }),
    ).toBeVisible();
    expect(screen.queryByRole("button", { name: ask })).toBeNull();
  });

  it("shows why it failed, and keeps what had arrived", async () => {
    const user = await openGerman();
    const data = { reason: "cut", texts: ["Grün", "", "", "", "", ""] };
    network.on(path, () =>
      json({ code: "DRAFTING_FAILED", msg: "Failed.", data }, 502),
    );
    await user.click(button(ask));
    expect(
      await screen.findByText("The AI model stopped before it was done."),
    ).toBeVisible();
    expect(field("Title Parks")).toHaveValue("Grün");
    expect(button(ask)).toBeEnabled();
  });

  it("is not offered if no model is configured", async () => {
    await openGerman(false);
    expect(screen.queryByRole("button", { name: ask })).toBeNull();
  });
});
