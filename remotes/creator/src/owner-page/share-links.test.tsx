import { fakeNetwork, refusal } from "@nearsay/core/testing";
import { screen, waitFor, within } from "@testing-library/react";
import { manageRoute, managedReply } from "../testing/managed.ts";
import { openLoadedOwnerPage, openPart } from "../testing/open-owner-page.tsx";

const get = `GET ${manageRoute}`;
const share = `POST ${manageRoute}/share-token`;
const end = `DELETE ${manageRoute}/share-links`;

const withCode = (changes = {}) =>
  managedReply(changes, { requires_code: true });
const page = () => screen.getByRole("link", { name: "Go to the survey" });
const press = (name: string) => screen.getByRole("button", { name });

describe("the link from the owner's page to a survey", () => {
  it("requires no access code, also for a key that only reads", async () => {
    const network = fakeNetwork({
      [get]: withCode({ role: "read" }),
      [share]: { token: "t1" },
    });
    const { user } = await openLoadedOwnerPage();
    await waitFor(() => {
      expect(page()).toHaveAttribute("href", "/surveys/7?share_token=t1");
    });
    expect(network.to(share)[0]?.headers.get("authorization")).toBe(
      "Bearer secret",
    );
    network.on(share, { token: "t2" });
    await user.hover(page());
    await waitFor(() => {
      expect(page()).toHaveAttribute("href", "/surveys/7?share_token=t2");
    });
  });

  it("is plain if there is no code, and if no share link can be created", async () => {
    const network = fakeNetwork({ [get]: managedReply() });
    const { unmount } = await openLoadedOwnerPage();
    expect(page()).toHaveAttribute("href", "/surveys/7");
    expect(network.to(share)).toHaveLength(0);
    unmount();
    network.on(get, withCode());
    network.on(share, () => refusal(500, "Broken."));
    await openLoadedOwnerPage();
    await waitFor(() => {
      expect(network.to(share)).not.toHaveLength(0);
    });
    expect(page()).toHaveAttribute("href", "/surveys/7");
  });
});

describe("shared links", () => {
  async function openForm(network: ReturnType<typeof fakeNetwork>) {
    const { user } = await openPart("edit");
    await screen.findByRole("textbox", { name: "Survey Title" });
    return { user, network };
  }

  async function endThem(user: Awaited<ReturnType<typeof openForm>>["user"]) {
    await user.click(press("End all shared links"));
    const dialog = within(screen.getByRole("alertdialog"));
    await user.click(dialog.getByRole("button", { name: "End them" }));
    return dialog;
  }

  it("are revoked on request, after confirmation", async () => {
    const network = fakeNetwork({
      [get]: withCode(),
      [share]: { token: "t1" },
      [end]: () => new Response(null, { status: 204 }),
    });
    const { user } = await openForm(network);
    await user.click(press("End all shared links"));
    expect(
      screen.getByRole("alertdialog", { name: "End all shared links?" }),
    ).toHaveAccessibleDescription(
      "Links that people have shared stop working. Anyone who used a shared link or the access code must enter the code again.",
    );
    await user.click(press("Cancel"));
    expect(network.to(end)).toHaveLength(0);
    await endThem(user);
    await waitFor(() => {
      expect(screen.queryByRole("alertdialog")).toBeNull();
    });
    expect(network.to(end)).toHaveLength(1);
  });

  it("show why they could not be revoked", async () => {
    const network = fakeNetwork({
      [get]: withCode(),
      [share]: { token: "t1" },
      [end]: () => refusal(503, "Back in a minute."),
    });
    const { user } = await openForm(network);
    const dialog = await endThem(user);
    expect(await dialog.findByRole("alert")).toHaveTextContent(
      "Back in a minute.",
    );
  });

  it("are not mentioned if no code restricts access", async () => {
    const network = fakeNetwork({ [get]: managedReply() });
    await openForm(network);
    expect(
      screen.queryByRole("button", { name: "End all shared links" }),
    ).toBeNull();
  });

  it("are announced to end with a new code", async () => {
    const network = fakeNetwork({ [get]: withCode(), [share]: { token: "t" } });
    const { user } = await openForm(network);
    await user.type(
      screen.getByRole("textbox", { name: /Access code/i }),
      "SECOND-2",
    );
    expect(
      screen.getByText(
        /Anyone who entered the old code must enter the new one/,
      ),
    ).toBeVisible();
  });
});
