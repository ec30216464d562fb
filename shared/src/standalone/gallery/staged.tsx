import { type createStore, Provider } from "jotai";
import type { ReactNode } from "react";
import { MemoryRouter } from "react-router-dom";
import {
  noRemotes,
  type RemoteLoader,
  RemoteLoaderProvider,
} from "../../ui/remote-loader.tsx";

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
