import { fakeNetwork, refusal } from "@nearsay/core/testing";
import { screen, waitFor, within } from "@testing-library/react";
import { openPart } from "../testing/open-page.tsx";
import { operatorReply } from "../testing/replies.ts";

type Routes = Parameters<typeof fakeNetwork>[0];

const recount = "POST /api/operator/recount";
const me = { "GET /api/operator/me": operatorReply(["maintain"]) };
const button = (name: string) => screen.findByRole("button", { name });

const wrong = { surveyId: 12, counter: "posts", count: 2 };

async function openRecount(routes: Routes) {
  const network = fakeNetwork({ ...me, ...routes });
  return { network, ...(await openPart("recount")) };
}

describe("counters on the operator's page", () => {
  it("are compared, and corrected after confirmation", async () => {
    const { network, user } = await openRecount({
      [recount]: { repaired: false, mismatches: [wrong] },
    });
    await user.click(await button("Compare counters"));
    expect(
      await screen.findByText("2 counters do not match the stored data"),
    ).toBeVisible();
    expect(screen.getByText("Survey 12: posts, 2 of them")).toBeVisible();
    network.on(recount, { repaired: true, mismatches: [wrong] });
    await user.click(await button("Correct the counters"));
    expect(await screen.findByText("2 counters were corrected")).toBeVisible();
    expect(
      screen.queryByRole("button", { name: "Correct the counters" }),
    ).toBeNull();
    expect(network.to(recount).map(({ body }) => body)).toEqual([
      { repair: false },
      { repair: true },
    ]);
  });

  it("show the progress while they are compared", async () => {
    let end = () => {};
    const rest = new Promise<void>((resolve) => {
      end = resolve;
    });
    const text = new TextEncoder();
    const { user } = await openRecount({
      [recount]: () =>
        new Response(
          new ReadableStream({
            async start(stream) {
              const say = (frame: string) =>
                stream.enqueue(text.encode(`${frame}\n\n`));
              say('event: progress\ndata: {"done":3,"total":12}');
              await rest;
              say('event: reply\ndata: {"repaired":false,"mismatches":[]}');
              stream.close();
            },
          }),
          { headers: { "content-type": "text/event-stream" } },
        ),
    });
    await user.click(await button("Compare counters"));
    const bar = await screen.findByRole("progressbar");
    await waitFor(() => expect(bar).toHaveAttribute("value", "3"));
    expect(bar).toHaveAttribute("max", "12");
    end();
    expect(await screen.findByText("All counters are correct")).toBeVisible();
    expect(screen.queryByRole("progressbar")).toBeNull();
  });

  it("show why they could not be compared", async () => {
    const { user } = await openRecount({
      [recount]: () => refusal(503, "Back in a minute."),
    });
    await user.click(await button("Compare counters"));
    expect(await screen.findByText("Back in a minute.")).toBeVisible();
  });
});

describe("releases on the operator's page", () => {
  it("show which version of each remote is served", async () => {
    const items = [
      { name: "surveys", version: "0.2.0", enabled: true, release: "r7" },
      { name: "embed", version: "0.1.0", enabled: false, release: null },
    ];
    fakeNetwork({ ...me, "GET /api/operator/releases": { items } });
    await openPart("releases");
    const list = await screen.findByRole("list", { name: "Parts of the site" });
    const [surveys, embed] = within(list).getAllByRole("listitem");
    expect(surveys).toHaveTextContent("surveysversion 0.2.0 · release r7");
    expect(embed).toHaveTextContent(
      "embedSwitched offversion 0.1.0 · built with the site",
    );
  });

  it("are requested again if they failed to load", async () => {
    const route = "GET /api/operator/releases";
    const network = fakeNetwork({
      ...me,
      [route]: () => refusal(503, "Back in a minute."),
    });
    const { user } = await openPart("releases");
    expect(await screen.findByText("Back in a minute.")).toBeVisible();
    network.on(route, { items: [] });
    await user.click(await button("Try again"));
    expect(await screen.findByText("No parts are served")).toBeVisible();
  });
});
