import { useLocation } from "@nearsay/core/router";
import {
  loadConsentAtom,
  localStore,
  sessionStore,
  watchLocationAtom,
} from "@nearsay/core/session";
import {
  type FakeNetwork,
  fakeNetwork,
  json,
  renderAt,
} from "@nearsay/core/testing";
import {
  noRemotes,
  type RemoteLoader,
  RemoteLoaderProvider,
} from "@nearsay/core/ui";
import { screen, within } from "@testing-library/react";
import { type UserEvent, userEvent } from "@testing-library/user-event";
import { createStore } from "jotai";
import { CreatePage } from "../create-page.tsx";

export const generate = "POST /api/surveys/generate";
export const reserve = "POST /api/surveys/embedded-token";
export const create = "POST /api/surveys";

export const generated = {
  title: "Parks",
  instructions: "Be kind",
  questions: [
    { text: "Why?", type: "free_text", options: [], allowMultiple: false },
    {
      text: "Which?",
      type: "multiple_choice",
      options: ["North", "South"],
      allowMultiple: true,
    },
  ],
  notice: "Made by rules, without a model.",
  embeddedToken: "generated-token",
};

export let network: FakeNetwork;

/** The creator's fake server, new for each test. */
export function startNetwork(): void {
  document.cookie = "nearsay_csrf=c";
  network = fakeNetwork({
    "GET /api/privacy/status": { optOut: false },
    "DELETE /api/privacy/opt-out": { optOut: false },
    "POST /api/privacy/opt-out": { optOut: true },
    [generate]: generated,
    [reserve]: { embeddedToken: "reserved-token" },
    [create]: () => json({ id: 42, surveyUuid: "u" }, 201),
  });
}

interface PageOptions {
  /** Null while unknown. */
  consented?: boolean | null;
  /** The location of this browser, if it has one. */
  near?: { lat: number; lng: number };
  state?: unknown;
  loader?: RemoteLoader;
  /** Whether the other page loads at once on navigation. */
  leaves?: boolean;
}

export async function openPage(options: PageOptions = {}) {
  const { consented = true, state, loader = noRemotes } = options;
  const Shown = options.leaves ? CreateRoute : CreatePage;
  const store = createStore();
  if (consented !== null) {
    localStore.write("anonymous_consent", consented);
    await store.set(loadConsentAtom);
  }
  if (options.near) sessionStore.write("last_coordinates", options.near);
  await store.set(watchLocationAtom);
  const page = renderAt(
    <RemoteLoaderProvider value={loader}>
      <Shown />
    </RemoteLoaderProvider>,
    { path, state, store },
  );
  return { ...page, user: userEvent.setup() };
}

const path = "/create-survey";

function CreateRoute() {
  return useLocation().pathname === path && <CreatePage />;
}

export function button(name: string | RegExp) {
  return screen.getByRole("button", { name });
}

export function textBox(name: string | RegExp) {
  return screen.getByRole("textbox", { name });
}

export async function openEditor(options?: PageOptions) {
  const page = await openPage(options);
  await page.user.type(textBox("Describe your survey"), "about parks");
  await page.user.click(button("Generate Survey"));
  await screen.findByRole("heading", { name: "Edit your survey" });
  return page;
}

export function sentSurvey(): unknown {
  const [call] = network.to(create);
  return (call?.body as { survey: unknown } | undefined)?.survey;
}

/** Opens a question of the editor that may be folded; returns queries in it. */
export async function openQuestion(user: UserEvent, number: number) {
  const question = within(
    screen.getByRole("group", { name: `Question ${number}` }),
  );
  const folded = question.queryByRole("button", { expanded: false });
  if (folded) await user.click(folded);
  return question;
}

const steps = {
  who: { name: /Who and when$/, first: "Who can see this survey" },
  results: { name: /Results$/, first: "When do results show?" },
};

/** Opens a folded step of the editor. */
export async function openStep(user: UserEvent, step: keyof typeof steps) {
  const { name, first } = steps[step];
  await user.click(button(name));
  await screen.findByRole("group", { name: first });
}

export async function openPlace(user: UserEvent) {
  await user.click(button(/Location of the survey$/));
}
