import { fakeNetwork, type FakeNetwork, json } from "@nearsay/core/testing";
import { screen } from "@testing-library/react";
import type { UserEvent } from "@testing-library/user-event";
import {
  freeText,
  oneOf,
  questionsReply,
  surveyItem,
} from "@nearsay/surveys/testing/builders";
import { keptSendings } from "../widget/kept-sendings.ts";

type Routes = Parameters<typeof fakeNetwork>[0];

export const embedPath = "/api/embed/surveys/7";
export const visitsPath = `GET ${embedPath}/visits`;
export const consentPath = `POST ${embedPath}/consent`;
export const withdrawPath = `DELETE ${embedPath}/consent`;
export const answersPath = `POST ${embedPath}/responses`;
export const integrityPath = `GET ${embedPath}/integrity`;
export const resultsPath = `GET ${embedPath}/results`;
export const checkPath = `GET ${embedPath}/bot-check`;

/** The reply to a visit, by default of an unknown visitor. */
export function visitReply(changes: object = {}): object {
  return {
    token: "1.stranger.x",
    expiresAt: "2099-05-04T10:00:00.000Z",
    consented: false,
    responded: false,
    survey: surveyItem(),
    questions: questionsReply([freeText, oneOf]),
    ...changes,
  };
}

/** The server as an embedded survey calls it, for a page that has sent nothing yet. */
export function embedNetwork(routes: Routes = {}): FakeNetwork {
  keptSendings.clear();
  return fakeNetwork({
    [visitsPath]: () => json(visitReply()),
    [checkPath]: { provider: "off" },
    [consentPath]: { consented: true },
    [withdrawPath]: { consented: false },
    [answersPath]: { duplicate: false },
    [integrityPath]: {},
    [resultsPath]: {
      resp_count: 3,
      mc_breakdown: { 2: { Always: 1, Weekends: 2 } },
      question_totals: { 1: 2, 2: 3 },
    },
    ...routes,
  });
}

/** Gives consent in the form, as a new visitor does. */
export async function enable(
  user: UserEvent,
  page: Pick<typeof screen, "findByRole"> = screen,
): Promise<void> {
  for (const name of ["Enable anonymous ID to submit", "Enable and submit"])
    await user.click(await page.findByRole("button", { name }));
}

/** The token in the Authorization header of each request. */
export function tokensOf(network: FakeNetwork, route: string) {
  return network
    .to(route)
    .map(({ headers }) => headers.get("authorization")?.slice(7) ?? null);
}

/** jsdom measures nothing: reports one size when it begins to observe. */
export class FakeResizeObserver implements ResizeObserver {
  readonly #notify: ResizeObserverCallback;

  constructor(notify: ResizeObserverCallback) {
    this.#notify = notify;
  }

  observe(target: Element): void {
    target.getBoundingClientRect = () => new FakeRect(412.4);
    this.#notify([{ target } as unknown as ResizeObserverEntry], this);
  }

  unobserve(): void {}

  disconnect(): void {}
}

class FakeRect implements DOMRect {
  readonly x = 0;
  readonly y = 0;
  readonly top = 0;
  readonly left = 0;
  readonly right = 0;
  readonly width = 0;
  readonly bottom: number;
  readonly height: number;

  constructor(height: number) {
    this.height = height;
    this.bottom = height;
  }

  toJSON(): object {
    return {};
  }
}
