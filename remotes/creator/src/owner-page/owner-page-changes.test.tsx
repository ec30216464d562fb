import { fakeNetwork, type FakeNetwork, refusal } from "@nearsay/core/testing";
import { fireEvent, screen, waitFor } from "@testing-library/react";
import type { UserEvent } from "@testing-library/user-event";
import { manageRoute, keyIds, managedReply, uuid } from "../testing/managed.ts";
import { readOwnedSurvey } from "../owned/owned-surveys.ts";
import { openQuestion } from "../testing/open-create-page.tsx";
import { openLoadedOwnerPage, openPart } from "../testing/open-owner-page.tsx";

const get = `GET ${manageRoute}`;
const patch = `PATCH ${manageRoute}`;
const remove = `DELETE ${manageRoute}`;

function button(name: string | RegExp) {
  return screen.getByRole("button", { name });
}

function box(name: string) {
  return screen.getByRole("textbox", { name });
}

async function retitle(user: UserEvent, title: string) {
  await user.clear(box("Survey Title"));
  await user.type(box("Survey Title"), title);
}

async function openForm(network: FakeNetwork) {
  network.on(get, managedReply());
  const page = await openPart("edit");
  await screen.findByRole("textbox", { name: "Survey Title" });
  return page;
}

describe("saving changes of a survey", () => {
  it("sends what changed, and the version it is based on", async () => {
    const network = fakeNetwork({
      [patch]: managedReply({ version: 4 }, { title: "Ponds" }),
    });
    const { user } = await openForm(network);
    expect(button("Save changes")).toBeDisabled();
    await retitle(user, "Ponds");
    await user.click(button("Save changes"));
    expect(
      await screen.findByRole("link", { name: "Back to “Ponds”" }),
    ).toBeVisible();
    const [call] = network.to(patch);
    expect(call?.body).toEqual({ title: "Ponds" });
    expect(call?.headers.get("if-match")).toBe('"3"');
    expect(button("Save changes")).toBeDisabled();
  });

  it("sends all translations, by the indexes of the questions", async () => {
    const german = {
      language: "de",
      title: "Parks",
      instructions: "",
      questions: [
        { text: "Warum?", options: [], words: {} },
        { text: "", options: ["Norden", ""], words: {} },
      ],
    };
    const managed = managedReply(
      { translations: [german] },
      { language: "en" },
    );
    const network = fakeNetwork({ [patch]: managed });
    network.on(get, managed);
    const { user } = await openPart("edit");
    const south = await screen.findByRole("textbox", {
      name: "Question 2, option 2 South",
    });
    await user.type(south, "Süden");
    await user.click(button("Save changes"));
    await waitFor(() => expect(network.to(patch)).toHaveLength(1));
    const [first, second] = german.questions;
    expect(network.to(patch)[0]?.body).toEqual({
      translations: [
        {
          ...german,
          questions: [first, { ...second, options: ["Norden", "Süden"] }],
        },
      ],
    });
  });

  it("sends another language, or null to detect it from the texts", async () => {
    const network = fakeNetwork({
      [patch]: managedReply({ version: 4 }, { language: "de" }),
    });
    const { user } = await openForm(network);
    const choice = screen.getByRole("combobox", {
      name: "Language of the survey",
    });
    expect(choice).toHaveDisplayValue("Detected from the text");
    await user.selectOptions(choice, "German");
    await user.click(button("Save changes"));
    await waitFor(() => expect(button("Save changes")).toBeDisabled());
    expect(choice).toHaveDisplayValue("German");
    await user.selectOptions(choice, "Detected from the text");
    await user.click(button("Save changes"));
    await waitFor(() => expect(network.to(patch)).toHaveLength(2));
    expect(network.to(patch).map(({ body }) => body)).toEqual([
      { language: "de" },
      { language: null },
    ]);
  });

  it("adds questions before the first response, and keeps the ids of the existing ones", async () => {
    const network = fakeNetwork({ [patch]: managedReply({ version: 4 }) });
    const { user } = await openForm(network);
    await openQuestion(user, 1);
    await user.click(button("Delete Question 1"));
    await user.click(button("+ Add Free Text"));
    await user.keyboard("When?");
    await user.click(button("Save changes"));
    await waitFor(() => {
      expect(network.to(patch)).toHaveLength(1);
    });
    expect(network.to(patch)[0]?.body).toMatchObject({
      questions: [
        { id: 2, text: "Which?", options: ["North", "South"] },
        { text: "When?", type: "free_text" },
      ],
    });
  });

  it("changes only texts once the survey has a response", async () => {
    const answered = managedReply({}, { responses_count: 1 });
    const network = fakeNetwork({ [get]: answered, [patch]: answered });
    const { user } = await openPart("edit");
    await user.type(
      await screen.findByRole("textbox", { name: "Option 1" }),
      "ern part",
    );
    expect(
      screen.queryByRole("button", { name: "+ Add Free Text" }),
    ).toBeNull();
    await user.click(button("Save changes"));
    await waitFor(() => {
      expect(network.to(patch)[0]?.body).toMatchObject({
        questions: [{ id: 1 }, { id: 2, options: ["Northern part", "South"] }],
      });
    });
  });

  it("shows what must be fixed, and sends nothing", async () => {
    const network = fakeNetwork();
    const { user } = await openForm(network);
    await user.clear(box("Survey Title"));
    await user.click(button("Save changes"));
    expect(screen.getAllByText("Give the survey a title.")[0]).toBeVisible();
    expect(box("Survey Title")).toHaveFocus();
    expect(network.to(patch)).toEqual([]);
  });
});

describe("leaving with unsaved text", () => {
  function reload(): boolean {
    const event = new Event("beforeunload", { cancelable: true });
    return window.dispatchEvent(event);
  }

  it("asks first, until the text is saved or discarded", async () => {
    const network = fakeNetwork({
      [patch]: managedReply({ version: 4 }, { title: "Ponds" }),
    });
    const { user } = await openForm(network);
    expect(reload()).toBe(true);
    await retitle(user, "Meadows");
    expect(reload()).toBe(false);
    await user.click(button("Discard changes"));
    expect(reload()).toBe(true);
    await retitle(user, "Ponds");
    await user.click(button("Save changes"));
    await screen.findByRole("link", { name: "Back to “Ponds”" });
    expect(reload()).toBe(true);
  });
});

describe("two owner's pages at once", () => {
  const theirs = managedReply(
    { version: 9 },
    { title: "Ponds", instructions: "Be brief" },
  );

  async function meet() {
    const network = fakeNetwork();
    const page = await openForm(network);
    await retitle(page.user, "Meadows");
    network.on(get, theirs);
    network.on(patch, () =>
      refusal(412, "Changed", "SURVEY_CHANGED", { data: { version: 9 } }),
    );
    await page.user.click(button("Save changes"));
    await screen.findByText(
      "Somebody else changed the survey while you were editing",
    );
    return { ...page, network };
  }

  it("show what the other one changed, and keep what was typed", async () => {
    await meet();
    expect(screen.getByText(/now “Ponds”/)).toHaveTextContent(
      "You changed this too.",
    );
    expect(screen.getByText(/now “Be brief”/)).not.toHaveTextContent("too");
    expect(box("Survey Title")).toHaveValue("Meadows");
  });

  it("save their own version, and keep the other one's changes elsewhere", async () => {
    const { user, network } = await meet();
    network.on(patch, managedReply({ version: 10 }, { title: "Meadows" }));
    await user.click(button("Save my changes anyway"));
    await screen.findByRole("link", { name: "Back to “Meadows”" });
    const call = network.to(patch).at(-1);
    expect(call?.headers.get("if-match")).toBe('"9"');
    expect(call?.body).toEqual({ title: "Meadows" });
  });

  it("load the other one's version, and can restore their own", async () => {
    const { user } = await meet();
    await user.click(button("Use their changes"));
    expect(box("Survey Title")).toHaveValue("Ponds");
    expect(box("Survey Instructions")).toHaveValue("Be brief");
    await user.click(button("Restore my changes"));
    expect(box("Survey Title")).toHaveValue("Meadows");
  });

  it("keep their text if a response arrived in the meantime", async () => {
    const network = fakeNetwork();
    const { user } = await openForm(network);
    await openQuestion(user, 1);
    await user.type(box("Question text"), " Really?");
    await user.click(button("+ Add Free Text"));
    await user.keyboard("When?");
    network.on(get, managedReply({}, { responses_count: 1 }));
    network.on(patch, () => refusal(409, "Answered", "SURVEY_ANSWERED"));
    await user.click(button("Save changes"));
    await user.click(
      await screen.findByRole("button", {
        name: "Keep only text changes",
      }),
    );
    expect(box("Question 1")).toHaveValue("Why? Really?");
    expect(screen.queryByDisplayValue("When?")).toBeNull();
  });
});

describe("closing and deleting", () => {
  const closed = managedReply(
    { state: "closed" },
    { expired: true, expiresAt: "2026-03-03T10:00:00.000Z" },
  );

  it("offers a closing time for a closed survey only where it is reopened", async () => {
    fakeNetwork({ [get]: closed });
    const { unmount } = await openPart("edit");
    await screen.findByRole("textbox", { name: "Survey Title" });
    expect(screen.queryByLabelText("Responses Close On")).toBeNull();
    unmount();
    await openPart("closing");
    expect(screen.getByLabelText("Responses Close On")).toBeVisible();
    expect(button("Reopen")).toBeVisible();
  });

  it("closes at once and reopens, whatever else changed", async () => {
    const network = fakeNetwork({ [get]: managedReply(), [patch]: closed });
    const { user } = await openPart("closing");
    await user.click(button("Close now"));
    expect(await screen.findByText(/^Closed for responses/)).toBeVisible();
    const [call] = network.to(patch);
    expect(call?.headers.has("if-match")).toBe(false);
    const sent = call?.body as { expiresAt: string } | undefined;
    expect(Date.parse(sent?.expiresAt ?? "")).toBeLessThanOrEqual(Date.now());
    network.on(patch, managedReply());
    await user.click(button("Reopen"));
    expect(await screen.findByText(/^Open for responses/)).toBeVisible();
  });

  it("closes at another time, which must be in the future", async () => {
    const network = fakeNetwork({
      [get]: managedReply(),
      [patch]: managedReply({}, { expiresAt: "2098-05-04T10:00:00.000Z" }),
    });
    const { user } = await openPart("closing");
    const closing = screen.getByLabelText("Responses Close On");
    fireEvent.change(closing, { target: { value: "2020-05-04T10:00" } });
    await user.click(button("Set closing time"));
    expect(closing).toHaveAccessibleDescription(
      "Choose a closing time in the future.",
    );
    expect(network.to(patch)).toEqual([]);
    fireEvent.change(closing, { target: { value: "2098-05-04T10:00" } });
    await user.click(button("Set closing time"));
    expect(await screen.findByText(/May 4, 2098/)).toBeVisible();
    expect(network.to(patch)[0]?.body).toEqual({
      expiresAt: new Date("2098-05-04T10:00").toISOString(),
    });
  });

  it("deletes after confirmation, without typing, and restores the survey on undo", async () => {
    const deleting = managedReply({
      state: "deleting",
      deletesAt: "2026-03-10T10:00:00.000Z",
    });
    const network = fakeNetwork({ [get]: managedReply(), [remove]: deleting });
    network.on(`POST ${manageRoute}/undelete`, managedReply());
    const { user } = await openLoadedOwnerPage();
    await user.click(button("Delete…"));
    expect(network.to(remove)).toEqual([]);
    expect(
      screen.getByRole("alertdialog", { name: "Delete this survey?" }),
    ).toHaveAccessibleDescription(/You can undo this for 7 days/);
    await user.click(button("Delete"));
    expect(await screen.findByText("Being deleted")).toBeVisible();
    expect(network.to(remove)[0]?.body).toEqual({ title: "Parks" });
    expect(screen.queryByRole("heading", { level: 2 })).toBeNull();
    await user.click(button("Keep the survey"));
    expect(await screen.findByText("Open")).toBeVisible();
  });
});

describe("keys", () => {
  const [first, helper] = managedReply().keys;
  const twoOwners = [first, { ...helper, role: "own" }];

  it("cannot be revoked if they are the only owner key, which is shown", async () => {
    fakeNetwork({ [get]: managedReply() });
    await openPart("keys");
    const end = button("End the key “From publishing”");
    expect(end).toBeDisabled();
    expect(end).toHaveAccessibleDescription(/Make another owner key first/);
    expect(button("End the key “Ada”")).toBeEnabled();
  });

  it("are created and shown once", async () => {
    const network = fakeNetwork({ [get]: managedReply() });
    network.on(`POST ${manageRoute}/keys`, { keyId: "n", key: "fresh" });
    const { user } = await openPart("keys");
    await user.type(box("Who is it for?"), "Ada");
    await user.click(button("Make a key"));
    const link = await screen.findByRole("textbox", {
      name: "Link of this key",
    });
    expect(link).toHaveValue(`http://localhost/manage/${uuid}#key=fresh`);
    expect(network.to(`POST ${manageRoute}/keys`)[0]?.body).toEqual({
      role: "read",
      label: "Ada",
    });
    await user.click(button("I have saved it"));
    expect(screen.queryByDisplayValue(/fresh/)).toBeNull();
    expect(readOwnedSurvey(uuid)?.keys).toHaveLength(1);
  });

  it("of this browser are replaced in its storage, too", async () => {
    const path = `${manageRoute}/keys/${keyIds.first}/rotation`;
    const network = fakeNetwork({ [get]: managedReply() });
    network.on(`POST ${path}`, { keyId: keyIds.first, key: "fresh" });
    const { user } = await openPart("keys");
    await user.click(button("Replace the key “From publishing”"));
    await user.click(button("Replace"));
    expect(
      await screen.findByRole("textbox", { name: "Link of this key" }),
    ).toBeVisible();
    await waitFor(() => {
      expect(network.to(get).at(-1)?.headers.get("authorization")).toBe(
        "Bearer fresh",
      );
    });
    expect(readOwnedSurvey(uuid)?.keys).toMatchObject([{ key: "fresh" }]);
  });

  it("are replaced under the same idempotency key if the reply was lost", async () => {
    const path = `POST ${manageRoute}/keys/${keyIds.helper}/rotation`;
    const network = fakeNetwork({ [get]: managedReply() });
    network.on(path, () => Promise.reject(new TypeError("lost")));
    const { user } = await openPart("keys");
    async function replace() {
      await user.click(button("Replace the key “Ada”"));
      await user.click(button("Replace"));
    }
    await replace();
    await screen.findByText("The server could not be reached.");
    network.on(path, { keyId: keyIds.helper, key: "fresh" });
    await replace();
    await screen.findByRole("textbox", { name: "Link of this key" });
    const names = network
      .to(path)
      .map(({ headers }) => headers.get("idempotency-key"));
    expect(names[0]).toBe(names[1]);
  });

  it("are revoked, except one that became the last in the meantime", async () => {
    const route = `DELETE ${manageRoute}/keys/${keyIds.first}`;
    const network = fakeNetwork({ [get]: managedReply({ keys: twoOwners }) });
    network.on(route, () =>
      refusal(409, "It is the only key.", "LAST_OWNER_KEY"),
    );
    const { user } = await openPart("keys");
    await user.click(button("End the key “From publishing”"));
    await user.click(button("End"));
    expect(await screen.findByText("It is the only key.")).toBeVisible();
    network.on(route, null);
    await user.click(button("End the key “From publishing”"));
    await user.click(button("End"));
    expect(
      await screen.findByRole("heading", { name: "Manage a survey" }),
    ).toBeVisible();
    expect(readOwnedSurvey(uuid)).toBeNull();
  });
});
