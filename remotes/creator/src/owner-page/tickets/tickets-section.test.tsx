import { ticketLimits } from "@nearsay/core/contract";
import { fakeNetwork, json, refusal } from "@nearsay/core/testing";
import { screen, waitFor, within } from "@testing-library/react";
import { manageRoute, managedReply } from "../../testing/managed.ts";
import {
  openLoadedOwnerPage,
  openPart,
} from "../../testing/open-owner-page.tsx";

const get = `GET ${manageRoute}`;
const patch = `PATCH ${manageRoute}`;
const batches = `${manageRoute}/ticket-batches`;

const batch = (changes: object = {}) => ({
  batchId: "3a2d5b61-6f5f-4a0e-8f6e-2d5f4a3f9a21",
  label: "North",
  madeOn: "2026-03-02",
  count: 30,
  used: 12,
  ended: false,
  ...changes,
});

const codes = ["7KQ2-M0XR-94TB-WZ1F", "0123-4567-89AB-CDEF"];

function serve(items: object[], changes: object = {}, survey: object = {}) {
  return fakeNetwork({
    [get]: managedReply({ tickets: "only", ...changes }, survey),
    [`GET ${batches}`]: { items },
  });
}

const section = () =>
  within(screen.getByRole("region", { name: "Paper tickets" }));
const button = (name: string) => section().findByRole("button", { name });
const radio = (name: RegExp) => section().findByRole("radio", { name });
const field = (name: RegExp) => section().getByRole("textbox", { name });

async function openTickets() {
  const page = await openPart("tickets");
  await radio(/Without tickets/);
  await waitFor(() => expect(section().queryByText("Loading")).toBeNull());
  return page;
}

describe("who can answer", () => {
  it("is everyone until the owner changes it, and until then no tickets are offered", async () => {
    const network = serve([], { tickets: "off" });
    const { user } = await openTickets();
    expect(await radio(/Without tickets/)).toBeChecked();
    expect(section().queryByRole("textbox")).toBeNull();
    network.on(patch, managedReply({ tickets: "apart", version: 4 }));
    await user.click(await radio(/shown separately/));
    expect(await button("Make tickets")).toBeVisible();
    expect(await radio(/shown separately/)).toBeChecked();
    expect(network.to(patch)[0]?.body).toMatchObject({ tickets: "apart" });
  });

  it("is fixed once the survey has a response", async () => {
    serve([], {}, { responses_count: 1 });
    await openTickets();
    expect(section().getByText(/Somebody has already answered/)).toBeVisible();
    for (const choice of section().getAllByRole("radio"))
      expect(choice).toBeDisabled();
  });

  it("stays unchanged if the server refuses, and shows why", async () => {
    const network = serve([]);
    const { user } = await openTickets();
    network.on(patch, () =>
      refusal(412, "Somebody was faster.", "SURVEY_CHANGED"),
    );
    await user.click(await radio(/Without tickets/));
    expect(await section().findByRole("alert")).toHaveTextContent(
      "Somebody was faster.",
    );
    expect(await radio(/Only people with a ticket/)).toBeChecked();
  });
});

describe("tickets", () => {
  it("are created as a named batch, once, while the button shows that it works", async () => {
    const network = serve([]);
    const { user } = await openTickets();
    expect(section().getByText("There are no tickets yet.")).toBeVisible();
    let reply: (given: Response) => void = () => undefined;
    network.on(
      `POST ${batches}`,
      () => new Promise<Response>((resolve) => (reply = resolve)),
    );
    await user.type(field(/How many/), " 2 ");
    await user.type(field(/Name/), " North ");
    await user.click(await button("Make tickets"));
    const make = await button("Make tickets");
    await waitFor(() => expect(make).toHaveAttribute("aria-busy", "true"));
    await user.click(make);
    await user.type(field(/How many/), "{Enter}");
    network.on(`GET ${batches}`, { items: [batch({ count: 2, used: null })] });
    reply(json({ batch: batch({ count: 2, used: null }), codes }));
    expect(await section().findByText("2 tickets are ready")).toBeVisible();
    const asked = network.to(`POST ${batches}`);
    expect(asked.map(({ body }) => body)).toEqual([
      { count: 2, label: "North" },
    ]);
    // The form is empty for the next batch.
    expect(field(/How many/)).toHaveValue("");
    expect(await section().findByText("North")).toBeVisible();
    await user.click(await button("I have saved them"));
    for (const code of codes) expect(screen.queryByText(code)).toBeNull();
  });

  it("have a count in the page's number format", async () => {
    const network = serve([]);
    const { user } = await openTickets();
    network.on(`POST ${batches}`, () => refusal(409, "No"));
    await user.type(field(/How many/), "2,000");
    await user.click(await button("Make tickets"));
    await section().findByText("No");
    expect(network.to(`POST ${batches}`)[0]?.body).toMatchObject({
      count: 2000,
    });
  });

  it.each(["", "0", "-1", "2.5", "many", `${ticketLimits.batchMax + 1}`])(
    "are not requested if their number is “%s”",
    async (wrong) => {
      const network = serve([]);
      const { user } = await openTickets();
      if (wrong !== "") await user.type(field(/How many/), wrong);
      await user.click(await button("Make tickets"));
      expect(field(/How many/)).toHaveAccessibleDescription(
        "Enter a whole number from 1 to 2,000.",
      );
      expect(network.to(`POST ${batches}`)).toEqual([]);
      await user.type(field(/How many/), "1");
      expect(field(/How many/)).not.toHaveAccessibleDescription();
    },
  );

  it("show why they were refused, and keep what was typed", async () => {
    const network = serve([]);
    const { user } = await openTickets();
    const full = "A survey has no more batches than 50.";
    network.on(`POST ${batches}`, () =>
      refusal(409, full, "TICKET_BATCHES_FULL"),
    );
    await user.type(field(/How many/), "30");
    await user.click(await button("Make tickets"));
    expect(await section().findByRole("alert")).toHaveTextContent(full);
    expect(field(/How many/)).toHaveValue("30");
  });

  it("cannot be created at the maximum number of batches", async () => {
    const many = Array.from({ length: ticketLimits.batchesMax }, (_, n) =>
      batch({ batchId: `3a2d5b61-6f5f-4a0e-8f6e-2d5f4a3f9a${n + 10}` }),
    );
    serve(many);
    await openTickets();
    expect(
      await section().findByText(/maximum number of batches/),
    ).toBeVisible();
    expect(section().queryByRole("textbox")).toBeNull();
  });

  it("fail to load once, and load at the second try", async () => {
    const network = serve([]);
    network.on(`GET ${batches}`, () => refusal(500, "Not now."));
    const { user } = await openTickets();
    expect(
      await section().findByText("The tickets could not be loaded"),
    ).toBeVisible();
    network.on(`GET ${batches}`, { items: [batch()] });
    await user.click(await button("Try again"));
    expect(await section().findByText("North")).toBeVisible();
  });
});

describe("a batch of tickets", () => {
  it("shows when it was created, and how many were used by the end of yesterday", async () => {
    serve([batch()]);
    await openTickets();
    const item = await section().findByRole("listitem");
    expect(item).toHaveTextContent("30 tickets · Made on Mar 2, 2026");
    expect(item).toHaveTextContent("12 used by the end of yesterday");
  });

  it("shows no number if too few were used", async () => {
    serve([batch({ count: 1, used: null, label: "" })]);
    await openTickets();
    const item = await section().findByRole("listitem");
    expect(item).toHaveTextContent("Without a name1 ticket · ");
    expect(item).toHaveTextContent(
      "The number of used tickets is shown for batches of 20 or more",
    );
    expect(item).not.toHaveTextContent("yesterday");
  });

  it("is revoked after confirmation, and stays on the list", async () => {
    const network = serve([batch()]);
    const { user } = await openTickets();
    const ending = `DELETE ${batches}/${batch().batchId}`;
    network.on(ending, null);
    const end = "End the unused tickets of North";
    await user.click(await button(end));
    await user.click(screen.getByRole("button", { name: "Cancel" }));
    expect(network.to(ending)).toEqual([]);
    await user.click(await button(end));
    network.on(`GET ${batches}`, { items: [batch({ ended: true })] });
    await user.click(screen.getByRole("button", { name: "End them" }));
    expect(await section().findByText("Ended")).toBeVisible();
    expect(section().queryByRole("button", { name: end })).toBeNull();
    expect(network.to(ending)).toHaveLength(1);
  });

  it("is shown if tickets were turned off, without a form for more", async () => {
    serve([batch()], { tickets: "off" });
    await openTickets();
    expect(await section().findByText("North")).toBeVisible();
    expect(section().queryByRole("textbox")).toBeNull();
  });
});

it("tickets are only shown to owners of the survey", async () => {
  serve([], { role: "moderate", keys: [] });
  await openLoadedOwnerPage();
  expect(screen.queryByRole("link", { name: /tickets/ })).toBeNull();
});
