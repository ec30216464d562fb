import {
  fakeNetwork,
  json,
  type NetworkCall,
  refusal,
} from "@nearsay/core/testing";
import { screen, within } from "@testing-library/react";
import { openPart } from "../testing/open-page.tsx";
import { itemReply, operatorReply, surveyReply } from "../testing/replies.ts";

const file = "GET /api/operator/surveys/12";
const found = "GET /api/operator/items";
const decide = "POST /api/operator/decisions";

async function openFile(
  query: string,
  routes: Parameters<typeof fakeNetwork>[0] = {},
) {
  const network = fakeNetwork({
    "GET /api/operator/me": operatorReply(),
    [file]: surveyReply(),
    [decide]: ({ body }: NetworkCall) =>
      json({
        items: (body as { items: object[] }).items.map((item) => ({
          ...item,
          outcome: "done",
        })),
      }),
    ...routes,
  });
  return { network, ...(await openPart("file", query)) };
}

const region = async (name: string) =>
  within(await screen.findByRole("region", { name }));

describe("the file of a survey", () => {
  it("is found by its id, which is stored in the address", async () => {
    const { user, location } = await openFile("");
    const field = await screen.findByRole("searchbox");
    await user.type(field, "skates{Enter}");
    expect(
      screen.getByText(/This is not a survey, post or reply/),
    ).toBeVisible();
    expect(field).toHaveFocus();
    await user.clear(field);
    await user.type(field, "/surveys/12{Enter}");
    expect(
      await screen.findByRole("heading", {
        name: "A skate park by the old mill?",
      }),
    ).toBeVisible();
    expect(location().search).toBe("?part=file&q=12");
    expect(field).toHaveFocus();
    expect(field).toHaveValue("12");
  });

  it("shows its questions, reports and messages", async () => {
    await openFile("&q=12");
    const reports = await region("Reports");
    expect(reports.getByText("It sells skateboards.")).toBeVisible();
    expect(reports.getByText(/weight 1$/)).toBeVisible();
    expect(reports.getByText(/about post 40 · no longer counts/)).toBeVisible();
    const questions = await region("Questions");
    expect(questions.getByText("Would you use it?")).toBeVisible();
    const discussion = await region("Posts and replies");
    expect(discussion.getByText("Nobody skates here.")).toBeVisible();
    expect(discussion.getByText(/Hidden after reports/)).toBeVisible();
  });

  it("is reloaded once something about it was decided", async () => {
    const { network, user } = await openFile("&q=12");
    const discussion = await region("Posts and replies");
    network.on(file, surveyReply({ discussion: [] }));
    await user.click(
      discussion.getByRole("button", { name: "Show again: post 40" }),
    );
    expect(
      await screen.findByText("There are no posts or replies."),
    ).toBeVisible();
    expect(network.to(decide)[0]?.body).toEqual({
      decision: "restore",
      items: [{ kind: "post", id: 40 }],
    });
  });

  it("is removed once the survey was deleted", async () => {
    const { network, user } = await openFile("&q=12");
    await user.click(
      await screen.findByRole("button", { name: "Delete: survey 12" }),
    );
    network.on(file, () => refusal(404, "Survey not found."));
    await user.click(
      screen.getByRole("button", { name: "Delete permanently" }),
    );
    expect(await screen.findByText("Nothing found")).toBeVisible();
    expect(screen.getByText("1 item deleted.")).toBeVisible();
  });

  it("links a post to its survey", async () => {
    const { network, user } = await openFile("&q=post 40", {
      [found]: itemReply({ kind: "post", id: 40, excerpt: "Nobody skates." }),
    });
    expect(await screen.findByText("Nobody skates.")).toBeVisible();
    expect(network.to(found)[0]?.path).toMatch(/q=post(\+|%20)40$/);
    await user.click(screen.getByRole("link", { name: "Show its survey" }));
    expect(await region("Reports")).toBeDefined();
  });

  it("shows when there is none, and when the request failed", async () => {
    const { network, user } = await openFile("&q=12", {
      [file]: () => refusal(503, "Back in a minute."),
    });
    expect(await screen.findByText("Back in a minute.")).toBeVisible();
    network.on(file, () => refusal(404, "Survey not found."));
    await user.click(screen.getByRole("button", { name: "Try again" }));
    expect(await screen.findByText("Nothing found")).toBeVisible();
  });
});
