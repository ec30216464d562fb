import { refusal } from "@nearsay/core/testing";
import { screen, within } from "@testing-library/react";
import { post, reply } from "../testing/messages.ts";
import { openDiscussion, openThread } from "../testing/open-discussion.tsx";

const route = "POST /api/posts/1/report";
const reportButton = () => screen.findByRole("button", { name: "Report" });

type Opened = Awaited<ReturnType<typeof openDiscussion>>;

async function openDialog({ user }: Pick<Opened, "user">, reason: string) {
  await user.click(await reportButton());
  const dialog = within(await screen.findByRole("dialog"));
  await user.type(dialog.getByRole("textbox"), reason);
  return dialog;
}

describe("a report of another user's message", () => {
  it("is sent with its reason, once", async () => {
    const opened = await openDiscussion({ routes: { [route]: null } });
    const dialog = await openDialog(opened, "It insults me.");
    await opened.user.click(dialog.getByRole("button", { name: "Report" }));
    const done = await screen.findByRole("button", {
      name: "Reported. Thanks.",
    });
    expect(screen.queryByRole("dialog")).toBeNull();
    await opened.user.click(done);
    expect(screen.queryByRole("dialog")).toBeNull();
    const sent = opened.network.to(route).map(({ body }) => body);
    expect(sent).toEqual([{ reason: "It insults me." }]);
  });

  it("requires a reason", async () => {
    const dialog = await openDialog(await openDiscussion(), "x");
    expect(dialog.getByRole("button", { name: "Report" })).toBeDisabled();
  });

  it("shows why it failed and keeps the reason", async () => {
    const opened = await openDiscussion({
      routes: { [route]: () => refusal(429, "Too many reports.") },
    });
    const dialog = await openDialog(opened, "It insults me.");
    await opened.user.click(dialog.getByRole("button", { name: "Report" }));
    expect(await dialog.findByRole("alert")).toHaveTextContent(
      "Too many reports.",
    );
    expect(dialog.getByRole("textbox")).toHaveValue("It insults me.");
  });

  it("is not offered for the viewer's own, hidden or deleted messages", async () => {
    await openDiscussion({
      posts: [
        post(3, { user_id: "me" }),
        post(2, { hidden: true }),
        post(1, { deleted: true }),
      ],
    });
    expect(screen.queryByRole("button", { name: "Report" })).toBeNull();
  });

  it("is offered for replies", async () => {
    const path = "POST /api/replies/5/report";
    const { thread, user, network } = await openThread({
      replies: [reply(5)],
      routes: { [path]: null },
    });
    await user.click(within(thread).getByRole("button", { name: "Report" }));
    const dialog = within(await screen.findByRole("dialog"));
    await user.type(dialog.getByRole("textbox"), "It insults me.");
    await user.click(dialog.getByRole("button", { name: "Report" }));
    await within(thread).findByRole("button", { name: "Reported. Thanks." });
    expect(network.to(path)).toHaveLength(1);
  });
});
