import { render, type RenderResult } from "@testing-library/react";
import { createStore, Provider } from "jotai";
import type { ReactNode } from "react";
import { type Location, MemoryRouter, useLocation } from "react-router-dom";

export interface RenderAtOptions {
  /** Path with its query and anchor; "/" if omitted. */
  path?: string;
  /** Navigation state, as passed by another page. */
  state?: unknown;
  /** Initial session state. */
  store?: ReturnType<typeof createStore>;
}

export interface RenderedAt extends RenderResult {
  store: ReturnType<typeof createStore>;
  /** Current location of the router. */
  location: () => Location;
}

/** Renders a component with a memory router and a separate session state. */
export function renderAt(
  part: ReactNode,
  options: RenderAtOptions = {},
): RenderedAt {
  const { path = "/", state = null, store = createStore() } = options;
  const url = new URL(path, location.origin);
  const { pathname, search, hash } = url;
  const entry = { pathname, search, hash, state };
  const seen: Location[] = [];
  const result = render(
    <Provider store={store}>
      <MemoryRouter initialEntries={[entry]}>
        <Watch onLocation={(next) => seen.push(next)} />
        {part}
      </MemoryRouter>
    </Provider>,
  );
  return { ...result, store, location: () => last(seen) };
}

interface WatchProps {
  readonly onLocation: (location: Location) => void;
}

function Watch({ onLocation }: WatchProps) {
  onLocation(useLocation());
  return null;
}

function last(seen: readonly Location[]): Location {
  const location = seen.at(-1);
  if (location === undefined) throw new Error("The router did not render.");
  return location;
}
