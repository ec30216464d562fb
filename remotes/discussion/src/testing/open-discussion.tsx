import {
  loadConsentAtom,
  loadViewerAtom,
  setConsentAtom,
  watchLocationAtom,
} from "@nearsay/core/session";
import type { Coordinates } from "@nearsay/core/domain";
import {
  type FakeNetwork,
  fakeNetwork,
  json,
  renderAt,
} from "@nearsay/core/testing";
import { screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { createStore } from "jotai";
import { Discussion } from "../discussion.tsx";
import { post } from "./messages.ts";

type Routes = Parameters<typeof fakeNetwork>[0];

interface Setting {
  consented?: boolean;
  posts?: object[];
  replies?: object[];
  viewerId?: string;
  /** The viewer's location, if known. */
  at?: Coordinates | null;
  /** Location of the survey. */
  place?: Coordinates | null;
  /** The page's address, and its history state. */
  path?: string;
  state?: unknown;
  /** Replaces the replies derived from the other settings. */
  routes?: Routes;
}

/** The discussion of survey 7 with its newest post shown. */
export async function openDiscussion(setting: Setting = {}) {
  const { consented = true, posts = [post(1)], replies = [] } = setting;
  document.cookie = "nearsay_csrf=t";
  const network = fakeNetwork({
    "GET /api/posts": { items: posts },
    "GET /api/replies": { items: replies },
    "GET /api/privacy/status": { optOut: true },
    "DELETE /api/privacy/opt-out": { optOut: false },
    "GET /api/auth/identity": { actorId: setting.viewerId ?? "me" },
    "GET /api/health": {},
    ...setting.routes,
  });
  const store = createStore();
  await store.set(loadConsentAtom);
  if (consented) await store.set(setConsentAtom, true);
  await store.set(loadViewerAtom);
  if (setting.at) {
    sessionStorage.setItem("last_coordinates", JSON.stringify(setting.at));
    await store.set(watchLocationAtom);
  }
  const onPostCountChange = jest.fn();
  const { location } = renderAt(
    <Discussion
      surveyId="7"
      place={setting.place}
      onPostCountChange={onPostCountChange}
    />,
    { store, path: setting.path ?? "/", state: setting.state ?? null },
  );
  await screen.findAllByText(posts.length > 0 ? /^Post \d+$/ : "No posts yet");
  return {
    network,
    user: userEvent.setup(),
    store,
    location,
    onPostCountChange,
  };
}

/** The discussion with the thread of its first post open. */
export async function openThread(setting: Setting = {}) {
  const opened = await openDiscussion(setting);
  await opened.user.click(
    screen.getByRole("button", { name: /^(Reply|[\d,]+ repl)/ }),
  );
  const thread = screen.getByRole("group", { name: /^Replies to/ });
  await within(thread).findByRole("textbox", { name: "Your Reply" });
  return { ...opened, thread };
}

/** Accepts every post, as number 9. */
export function answerPosts(network: FakeNetwork): void {
  network.on("POST /api/posts", ({ body }) =>
    json(post(9, { content: (body as { content: string }).content }), 201),
  );
}

export const loseReply = () => Promise.reject(new TypeError("connection lost"));

export function keysOf(network: FakeNetwork, route: string) {
  return network.to(route).map(({ headers }) => headers.get("idempotency-key"));
}

export const composer = () =>
  screen.getByRole("textbox", { name: "Your Post" });
export const postButton = () => screen.getByRole("button", { name: "Post" });
