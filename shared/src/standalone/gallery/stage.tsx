import { type createStore, Provider } from "jotai";
import type { ReactNode } from "react";
import { MemoryRouter } from "react-router-dom";
import {
  noRemotes,
  type RemoteLoader,
  RemoteLoaderProvider,
} from "../../ui/remote-loader.tsx";
import { Acted } from "./acted.tsx";
import { people } from "./people.ts";
import { inTurn, type Step } from "./steps.ts";

export interface StageProps extends Omit<StagedProps, "store"> {
  readonly as?: keyof typeof people;
  /** The steps that lead to the state. */
  readonly steps?: readonly Step[];
}

/** Shows a component of a remote after some steps; by default to a person who takes part. */
export function Stage(props: StageProps) {
  const { as = "visitor", steps = [], ...staged } = props;
  return (
    <Acted act={inTurn(...steps)}>
      <Staged {...staged} store={people[as]} />
    </Acted>
  );
}

export interface StagedProps {
  /** The session that it uses. */
  readonly store: ReturnType<typeof createStore>;
  /** Path with its query, as if the page had been opened there. */
  readonly path?: string;
  readonly loader?: RemoteLoader;
  readonly children: ReactNode;
}

/** Shows a component as the host would, at a separate address. */
export function Staged(props: StagedProps) {
  const { store, path = "/", loader = noRemotes, children } = props;
  return (
    <Provider store={store}>
      <RemoteLoaderProvider value={loader}>
        <MemoryRouter initialEntries={[path]}>{children}</MemoryRouter>
      </RemoteLoaderProvider>
    </Provider>
  );
}
