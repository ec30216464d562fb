import { fakeNetwork, refusal, renderAt } from "@nearsay/core/testing";
import { screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { listKeptDrafts } from "../draft/kept-draft.ts";
import { keepKey, listOwnedSurveys } from "../owned/owned-surveys.ts";
import { managedReply, otherUuid, uuid } from "../testing/managed.ts";
import { MinePage } from "./mine-page.tsx";

function openMine() {
  const page = renderAt(<MinePage />, { path: "/mine" });
  return { ...page, user: userEvent.setup() };
}

describe("the list of own surveys", () => {
  it("shows the state of each, and which key is no longer valid", async () => {
    keepKey({ uuid, key: "a", title: "Parks" });
    keepKey({ uuid: otherUuid, key: "b", title: "Bins" });
    const reply = managedReply({ state: "closed" }, { responses_count: 12 });
    fakeNetwork({
      [`GET /api/manage/${uuid}`]: reply,
      [`GET /api/manage/${otherUuid}`]: () => refusal(404, "Not found"),
    });
    openMine();
    expect(await screen.findByText("Closed")).toBeVisible();
    expect(screen.getByText("12 responses")).toBeVisible();
    expect(
      await screen.findByText("Its link was ended, or the survey was deleted"),
    ).toBeVisible();
    expect(
      screen.getByRole("link", { name: "Manage survey “Parks”" }),
    ).toHaveAttribute("href", `/manage/${uuid}`);
  });

  it("duplicates one of them", async () => {
    keepKey({ uuid, key: "a", title: "Parks" });
    keepKey({ uuid: otherUuid, key: "b", title: "Bins" });
    fakeNetwork({
      [`GET /api/manage/${uuid}`]: managedReply(),
      [`GET /api/manage/${otherUuid}`]: managedReply(
        { role: "read" },
        { title: "Bins" },
      ),
    });
    const { user } = openMine();
    await user.click(
      await screen.findByRole("button", {
        name: "Duplicate this survey: “Parks”",
      }),
    );
    await waitFor(() =>
      expect(listKeptDrafts()).toMatchObject([{ title: "Parks (copy)" }]),
    );
    expect(
      screen.queryByRole("button", { name: "Duplicate this survey: “Bins”" }),
    ).not.toBeInTheDocument();
  });

  it("forgets after confirmation, which can be undone", async () => {
    keepKey({ uuid, key: "a", title: "Parks" });
    fakeNetwork({ [`GET /api/manage/${uuid}`]: managedReply() });
    const { user } = openMine();
    await user.click(
      screen.getByRole("button", { name: "Forget “Parks” on this device" }),
    );
    expect(screen.getByRole("alertdialog")).toHaveAccessibleDescription(
      /^Parks.*can no longer manage the survey/,
    );
    await user.click(screen.getByRole("button", { name: "Keep it" }));
    expect(listOwnedSurveys()).toHaveLength(1);
    await user.click(
      screen.getByRole("button", { name: "Forget “Parks” on this device" }),
    );
    await user.click(screen.getByRole("button", { name: "Forget" }));
    expect(listOwnedSurveys()).toEqual([]);
    expect(screen.getByText("No surveys yet")).toBeVisible();
    expect(screen.getByRole("button", { name: "Undo" })).toHaveFocus();
    await user.keyboard("{Enter}");
    expect(await screen.findByRole("heading", { name: "Parks" })).toBeVisible();
    expect(screen.getByRole("heading", { name: "Your surveys" })).toHaveFocus();
  });

  it("rejects other links, and focuses the field with the error", async () => {
    fakeNetwork();
    const { user } = openMine();
    const field = screen.getByRole("textbox", { name: "Owner link" });
    await user.type(field, "https://nearsay.example/surveys/7");
    await user.click(screen.getByRole("button", { name: "Add" }));
    expect(field).toHaveFocus();
    expect(field).toHaveAccessibleDescription(/^This is not an owner link/);
    expect(field).toHaveValue("https://nearsay.example/surveys/7");
  });

  it("adds a survey by its owner link", async () => {
    fakeNetwork();
    const { user, location } = openMine();
    await user.type(
      screen.getByRole("textbox", { name: "Owner link" }),
      `https://nearsay.example/manage/${uuid}#key=secret`,
    );
    await user.click(screen.getByRole("button", { name: "Add" }));
    expect(location()).toMatchObject({ pathname: `/manage/${uuid}`, hash: "" });
    expect(listOwnedSurveys()).toMatchObject([{ keys: [{ key: "secret" }] }]);
  });
});
