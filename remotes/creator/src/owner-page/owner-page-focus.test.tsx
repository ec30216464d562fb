import { fakeNetwork, refusal } from "@nearsay/core/testing";
import { screen, waitFor } from "@testing-library/react";
import { keepKey } from "../owned/owned-surveys.ts";
import { manageRoute, keyIds, managedReply, uuid } from "../testing/managed.ts";
import {
  openOwnerPage,
  openLoadedOwnerPage,
  openPart,
} from "../testing/open-owner-page.tsx";
import type { Part } from "./parts.ts";

const get = `GET ${manageRoute}`;
const patch = `PATCH ${manageRoute}`;
const closed = managedReply(
  { state: "closed" },
  { expired: true, expiresAt: "2026-03-03T10:00:00.000Z" },
);

function button(name: string | RegExp) {
  return screen.getByRole("button", { name });
}

async function expectFocusAt(name: string) {
  await waitFor(() => {
    expect(screen.getByRole("heading", { level: 1, name })).toHaveFocus();
  });
}

/** Opens the page for a user without a mouse. */
async function open(routes: object, part?: Part) {
  fakeNetwork({ [get]: managedReply(), ...routes });
  const { user } = await (part ? openPart(part) : openLoadedOwnerPage());
  const press = async (name: string | RegExp) => {
    button(name).focus();
    await user.keyboard("{Enter}");
  };
  return { user, press };
}

describe("without a mouse, the focus moves", () => {
  it("to the heading of a part that is opened, and back to the title", async () => {
    const { user } = await open({});
    screen.getByRole("link", { name: "Close or extend" }).focus();
    await user.keyboard("{Enter}");
    await expectFocusAt("Open or closed");
    screen.getByRole("link", { name: "Back to “Parks”" }).focus();
    await user.keyboard("{Enter}");
    await expectFocusAt("Parks");
  });

  it("to the heading once the survey is closed and reopened", async () => {
    const replies = [closed, managedReply()];
    const routes = { [patch]: () => Response.json(replies.shift()) };
    const { press } = await open(routes, "closing");
    await press("Close now");
    await expectFocusAt("Open or closed");
    await press("Reopen");
    await screen.findByRole("button", { name: "Close now" });
    await expectFocusAt("Open or closed");
  });

  it("to the heading of the form once it is saved", async () => {
    const saved = managedReply({ version: 4 }, { title: "Ponds" });
    const { user, press } = await open({ [patch]: saved }, "edit");
    const title = await screen.findByRole("textbox", { name: "Survey Title" });
    await user.clear(title);
    await user.type(title, "Ponds");
    await press("Save changes");
    await expectFocusAt("Questions and settings");
    expect(button("Save changes")).toBeDisabled();
  });

  it("to the button that restores edits after others saved", async () => {
    const refused = () => refusal(412, "Changed", "SURVEY_CHANGED");
    const { user, press } = await open({ [patch]: refused }, "edit");
    const title = await screen.findByRole("textbox", { name: "Survey Title" });
    await user.type(title, "!");
    await press("Save changes");
    await screen.findByText(
      "Somebody else changed the survey while you were editing",
    );
    await press("Use their changes");
    expect(button("Restore my changes")).toHaveFocus();
    await press("Restore my changes");
    await expectFocusAt("Questions and settings");
  });

  it("to the link of a new key, and to the keys once it is saved", async () => {
    const made = { keyId: "n", key: "fresh" };
    const { press } = await open(
      { [`POST ${manageRoute}/keys`]: made },
      "keys",
    );
    await press("Make a key");
    await waitFor(() => {
      expect(
        screen.getByRole("textbox", { name: "Link of this key" }),
      ).toHaveFocus();
    });
    await press("I have saved it");
    await expectFocusAt("Keys");
  });

  it("to the keys once one is revoked", async () => {
    const ending = `DELETE ${manageRoute}/keys/${keyIds.helper}`;
    const { press } = await open({ [ending]: null }, "keys");
    await press("End the key “Ada”");
    await press("End");
    await expectFocusAt("Keys");
  });

  it("to the title of a survey that is deleted or restored", async () => {
    const { press } = await open({
      [`DELETE ${manageRoute}`]: managedReply({ state: "deleting" }),
      [`POST ${manageRoute}/undelete`]: managedReply(),
    });
    await press("Delete…");
    await press("Delete");
    await expectFocusAt("Parks");
    await press("Keep the survey");
    await screen.findByText("Open");
    await expectFocusAt("Parks");
  });

  it("to what another key opens if one is forgotten", async () => {
    keepKey({ uuid, key: "good", role: "read" });
    fakeNetwork({
      [get]: ({ headers }: { headers: Headers }) =>
        headers.get("authorization") === "Bearer good"
          ? Response.json(managedReply({ role: "read", keys: [] }))
          : refusal(404, "Not found"),
    });
    const { user } = openOwnerPage();
    const forget = await screen.findByRole("button", {
      name: "Forget this link",
    });
    forget.focus();
    await user.keyboard("{Enter}");
    button("Forget").focus();
    await user.keyboard("{Enter}");
    await expectFocusAt("Parks");
  });

  it("nowhere if the user left the removed element", async () => {
    let reply = () => {};
    const late = () =>
      new Promise((resolve) => {
        reply = () => resolve(Response.json(closed));
      });
    const { user, press } = await open({ [patch]: late }, "closing");
    const close = button("Close now");
    await press("Close now");
    await user.click(document.body);
    reply();
    await screen.findByText(/^Closed for responses/);
    expect(close).not.toBeInTheDocument();
    expect(document.body).toHaveFocus();
  });
});
