import { screen, waitFor } from "@testing-library/react";
import { listKeptDrafts } from "../draft/kept-draft.ts";
import {
  button,
  create,
  network,
  openEditor,
  openPage,
  reserve,
  sentSurvey,
  startNetwork,
  textBox,
} from "../testing/open-create-page.tsx";

beforeEach(startNetwork);

describe("storing a draft", () => {
  it("restores it after a reload, and keeps it on the way back", async () => {
    const first = await openEditor();
    await first.user.type(textBox("Survey Title"), " and paths");
    first.unmount();
    const { user } = await openPage();
    await user.click(button("Continue editing “Parks and paths”"));
    await screen.findByRole("heading", { name: "Edit your survey" });
    expect(textBox("Survey Title")).toHaveValue("Parks and paths");
    await user.click(button("Back to the description"));
    expect(button("Continue editing “Parks and paths”")).toBeVisible();
  });

  it("ends once the survey is published", async () => {
    const { user } = await openEditor();
    expect(listKeptDrafts()).toHaveLength(1);
    await user.click(button("Publish"));
    await waitFor(() => {
      expect(listKeptDrafts()).toEqual([]);
    });
  });

  it("restores it before consent is known, and asks for none yet", async () => {
    (await openEditor()).unmount();
    const { user } = await openPage({ consented: null });
    await user.click(button(/^Continue editing/));
    await screen.findByRole("heading", { name: "Edit your survey" });
    await user.type(textBox("Survey Title"), " and paths");
    expect(textBox("Survey Title")).toHaveValue("Parks and paths");
    expect(screen.queryByRole("note")).toBeNull();
  });

  it("shows it read-only without consent, which Publish requests in place", async () => {
    (await openEditor()).unmount();
    const reserved = network.to(reserve).length;
    const { user, location } = await openPage({ consented: false });
    await user.click(button(/^Continue editing/));
    expect(await screen.findByRole("note")).toHaveTextContent(
      "Enable anonymous ID participation on the Anonymous ID Policy page to create and publish surveys.",
    );
    expect(
      screen.getByRole("link", { name: "Anonymous ID Policy" }),
    ).toHaveAttribute("href", "/privacy/anonymous-id");
    expect(textBox("Survey Title")).toBeDisabled();
    expect(
      screen.getByRole("checkbox", { name: "Preview Mode" }),
    ).toBeDisabled();
    await user.click(button("Enable participation to publish"));
    expect(network.to(create)).toEqual([]);
    expect(network.to(reserve)).toHaveLength(reserved);
    await user.click(button("Enable and publish"));
    await waitFor(() => {
      expect(location().state).toEqual({ createdSurveyId: "42" });
    });
    expect(sentSurvey()).toMatchObject({ title: "Parks" });
  });

  it("allows edits once its notice has enabled participation", async () => {
    (await openEditor()).unmount();
    const { user } = await openPage({ consented: false });
    await user.click(button(/^Continue editing/));
    await user.click(button("Enable anonymous ID"));
    await waitFor(() => {
      expect(textBox("Survey Title")).toBeEnabled();
    });
    expect(button("Publish")).toBeEnabled();
    expect(network.to(create)).toEqual([]);
  });
});
