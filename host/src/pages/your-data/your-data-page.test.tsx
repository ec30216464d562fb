import {
  consentAtom,
  loadConsentAtom,
  localStore,
} from "@nearsay/core/session";
import { fakeNetwork, refusal, renderAt } from "@nearsay/core/testing";
import { screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { createStore } from "jotai";
import type { OwnData } from "./own-data.ts";
import { YourDataPage } from "./your-data-page.tsx";

const under = {
  surveyId: 7,
  surveyUuid: "00000000-0000-4000-8000-000000000007",
  title: "Night buses",
  day: "2026-03-02",
};

const nothing: OwnData = {
  responses: [],
  posts: [],
  replies: [],
  likes: [],
  reports: [],
  surveys: [],
  next: null,
};

const filled: OwnData = {
  ...nothing,
  responses: [
    {
      ...under,
      closed: false,
      language: "de",
      leavesWith: 12,
      answers: [{ question: "How often?", answer: ["Weekly"] }],
    },
    {
      ...under,
      surveyId: 6,
      title: "Parks",
      closed: true,
      language: null,
      leavesWith: null,
      answers: [{ question: null, answer: [] }],
    },
  ],
  posts: [
    {
      ...under,
      id: 71,
      content: "My post",
      hidden: true,
      replyCount: 2,
      asAuthor: true,
      ring: "near",
    },
  ],
  replies: [
    { ...under, id: 72, content: "My reply", hidden: false, asAuthor: false },
  ],
  likes: [{ ...under, postId: null }],
};

async function open(data: OwnData) {
  const network = fakeNetwork({
    "GET /api/me/data": data,
    "GET /api/privacy/status": { optOut: false },
    "POST /api/privacy/opt-out": { optOut: true },
    "DELETE /api/me/responses/7": () => new Response(null, { status: 204 }),
    "DELETE /api/posts/71": () => new Response(null, { status: 204 }),
    "DELETE /api/me/data": () => new Response(null, { status: 204 }),
    "POST /api/auth/anon": () => new Response(null, { status: 204 }),
    "GET /api/auth/identity": { actorId: "a2" },
  });
  localStore.write("anonymous_consent", true);
  const store = createStore();
  await store.set(loadConsentAtom);
  renderAt(<YourDataPage />, { store });
  await screen.findByText(/under other IDs/);
  await waitFor(() =>
    expect(screen.queryByText("Loading your data…")).toBeNull(),
  );
  return { network, store };
}

beforeEach(() => {
  document.cookie = "nearsay_csrf=t";
});

const user = userEvent.setup();
const press = (name: string | RegExp) =>
  user.click(screen.getByRole("button", { name }));
const section = (name: string) =>
  within(
    screen.getByRole("heading", { level: 2, name }).closest("section") ??
      document.body,
  );

describe("YourDataPage", () => {
  it("shows stored data, its survey, and what cannot be withdrawn", async () => {
    await open(filled);
    const answers = section("Responses");
    expect(answers.getByText("Weekly")).toBeVisible();
    expect(answers.getByText("Answered in German.")).toBeVisible();
    expect(answers.getByRole("link", { name: "Night buses" })).toHaveAttribute(
      "href",
      `/surveys/${under.surveyUuid}`,
    );
    for (const text of ["Night buses", "How often?", "Weekly"])
      expect(answers.getByText(text)).toHaveAttribute("dir", "auto");
    expect(answers.getByText(/can no longer be withdrawn/)).toBeVisible();
    expect(answers.getAllByRole("button")).toHaveLength(1);
    expect(section("Posts").getByText("2 replies")).toBeVisible();
    const hidden = /owner of the survey hid it/;
    expect(screen.getAllByText(/Written as the owner/)).toHaveLength(1);
    expect(section("Posts").getByText(/within 10 km/)).toBeVisible();
    expect(section("Posts").getByText(hidden)).toBeVisible();
    expect(section("Replies").queryByText(hidden)).toBeNull();
    expect(screen.queryByRole("heading", { name: "Reports" })).toBeNull();
    expect(
      screen.getByRole("link", { name: "Download as JSON" }),
    ).toHaveAttribute("href", "/api/me/data/download");
  });

  it("says if nothing is stored", async () => {
    await open(nothing);
    expect(screen.getByText("Nothing here is yours")).toBeVisible();
  });

  it("repeats a failed load", async () => {
    const network = fakeNetwork();
    network.on("GET /api/me/data", () => refusal(500, "Out of order"));
    renderAt(<YourDataPage />);
    expect(await screen.findByText("Out of order")).toBeVisible();
    network.on("GET /api/me/data", filled);
    await press("Try again");
    expect(await screen.findByText("Weekly")).toBeVisible();
  });

  it("shows older surveys on request", async () => {
    const { network } = await open({ ...filled, next: 7 });
    const older = {
      ...under,
      surveyId: 3,
      id: 31,
      content: "An old reply",
      hidden: false,
      asAuthor: false,
    };
    network.on("GET /api/me/data", { ...nothing, replies: [older] });
    await press("Show older surveys");
    expect(await screen.findByText("An old reply")).toBeVisible();
    expect(screen.getByText("My reply")).toBeVisible();
    expect(screen.queryByRole("button", { name: /older/ })).toBeNull();
  });

  it("withdraws after a confirmation, and reports it", async () => {
    const { network } = await open(filled);
    await press("Withdraw your answers to Night buses");
    const dialog = within(screen.getByRole("alertdialog"));
    expect(dialog.getByText(/stay in the totals/)).toHaveTextContent(
      "after at least 12 more people have withdrawn.",
    );
    await user.click(dialog.getByRole("button", { name: "Withdraw" }));
    expect(network.to("DELETE /api/me/responses/7")).toHaveLength(1);
    expect(screen.queryByText("Weekly")).toBeNull();
    expect(screen.getByRole("heading", { name: "Responses" })).toHaveFocus();
    expect(
      await screen.findByText("Your answers are withdrawn."),
    ).toHaveAttribute("role", "status");
  });

  it("shows why an item could not be deleted, and keeps it", async () => {
    const { network } = await open(filled);
    network.on("DELETE /api/posts/71", () => refusal(500, "Out of order"));
    await press("Delete your post: My post");
    await press("Delete post");
    const dialog = within(screen.getByRole("alertdialog"));
    expect(dialog.getByRole("alert")).toHaveTextContent("Out of order");
    await press("Cancel");
    expect(screen.getByText("My post")).toBeVisible();
    network.on(
      "DELETE /api/posts/71",
      () => new Response(null, { status: 204 }),
    );
    await press("Delete your post: My post");
    await press("Delete post");
    expect(screen.getByText("Nothing is left here.")).toBeVisible();
  });

  it("erases nothing if consent could not be withdrawn first, because the next ID would inherit it", async () => {
    const { network } = await open(filled);
    network.on("POST /api/privacy/opt-out", () => refusal(500, "Out of order"));
    await press("Erase everything…");
    await user.type(screen.getByLabelText("Type ERASE to confirm"), "ERASE");
    await press("Erase for good");
    expect(await screen.findByRole("alert")).toHaveTextContent(
      "Not everything could be erased.",
    );
    expect(network.to("DELETE /api/me/data")).toHaveLength(0);
  });

  it("erases everything after the word is typed, and deletes it from this browser", async () => {
    localStore.write("survey_access_codes", { version: 1, codes: {} });
    localStore.write("theme", "dark");
    sessionStorage.setItem("unsent_post:7", "{}");
    const { network, store } = await open(filled);
    await press("Erase everything…");
    await press("Erase for good");
    expect(screen.getByText("Please type the word ERASE.")).toBeVisible();
    expect(network.to("DELETE /api/me/data")).toHaveLength(0);
    await user.type(screen.getByLabelText("Type ERASE to confirm"), "erase ");
    await press("Erase for good");
    expect(
      await screen.findByRole("heading", { name: "Everything is erased" }),
    ).toHaveFocus();
    expect(network.to("DELETE /api/me/data")).toHaveLength(1);
    expect(store.get(consentAtom).consented).toBe(false);
    for (const key of ["anonymous_consent", "survey_access_codes"])
      expect(localStore.read(key)).toBeUndefined();
    expect(sessionStorage.getItem("unsent_post:7")).toBeNull();
    expect(localStore.read("theme")).toBe("dark");
  });
});
