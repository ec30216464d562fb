import { localStore } from "@nearsay/core/session";
import { screen, waitFor } from "@testing-library/react";
import {
  button,
  openEditor,
  openPage,
  startNetwork,
  textBox,
} from "../testing/open-create-page.tsx";

beforeEach(startNetwork);

describe("keeping a draft", () => {
  it("offers it after a reload, goes on with it and can throw it away", async () => {
    const first = await openEditor();
    await first.user.type(textBox("Survey Title"), " and paths");
    first.unmount();
    const { user } = await openPage();
    expect(screen.getByText(/Parks and paths/)).toBeVisible();
    await user.click(button("Continue editing"));
    expect(textBox("Survey Title")).toHaveValue("Parks and paths");
    await user.click(button("Back to the description"));
    await user.click(button("Discard it"));
    expect(screen.queryByText(/Parks and paths/)).toBeNull();
    expect(localStore.read("creator_draft")).toBeUndefined();
  });

  it("is over once the survey is published", async () => {
    const { user } = await openEditor();
    expect(localStore.read("creator_draft")).toBeDefined();
    await user.click(button("Publish"));
    await waitFor(() => {
      expect(localStore.read("creator_draft")).toBeUndefined();
    });
  });

  it("is read but not changed without consent", async () => {
    (await openEditor()).unmount();
    const { user } = await openPage({ consented: false });
    await user.click(button("Continue editing"));
    expect(screen.getByRole("note")).toHaveTextContent(
      "Enable anonymous ID participation on the Anonymous ID Policy page to create and publish surveys.",
    );
    expect(
      screen.getByRole("link", { name: "Anonymous ID Policy" }),
    ).toHaveAttribute("href", "/privacy/anonymous-id");
    expect(textBox("Survey Title")).toBeDisabled();
    expect(
      screen.getByRole("checkbox", { name: "Preview Mode" }),
    ).toBeDisabled();
    expect(button("Publish")).toBeDisabled();
  });
});
