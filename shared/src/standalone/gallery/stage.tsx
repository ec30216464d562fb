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
  /** What leads to the state. */
  readonly steps?: readonly Step[];
}

/** Shows a part of a remote after some steps; to somebody who takes part unless told otherwise. */
export function Stage(props: StageProps) {
  const { as = "visitor", steps = [], ...staged } = props;
  return (
    <Acted act={inTurn(...steps)}>
      <Staged {...staged} store={people[as]} />
    </Acted>
  );
}

export interface StagedProps {
  /** The session it takes place in. */
  readonly store: ReturnType<typeof createStore>;
  /** Path with its query, as if the page had been opened there. */
  readonly path?: string;
  readonly loader?: RemoteLoader;
  readonly children: ReactNode;
}

/** Shows a part of a page as the host would, at an address of its own. */
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
