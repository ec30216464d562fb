import { createStore, Provider } from "jotai";
import type { ReactNode } from "react";
import { createRoot } from "react-dom/client";
import { BrowserRouter, Route, Routes } from "react-router-dom";
import { watchLocationAtom } from "../session/location.ts";
import { startVisit } from "../session/start-visit.ts";
import { noRemotes, RemoteLoaderProvider } from "../ui/remote-loader.tsx";
import "../ui/styles.css";

/**
 * Shows one remote alone, for development: with session and location as in the
 * host, and a notice where it has a slot for another remote.
 * @param pages Content by route pattern.
 */
export function mountStandalone(pages: Record<string, ReactNode>): void {
  const root = document.createElement("main");
  document.body.append(root);
  const store = createStore();
  createRoot(root).render(
    <Provider store={store}>
      <RemoteLoaderProvider value={noRemotes}>
        <BrowserRouter>
          <Routes>
            {Object.entries(pages).map(([path, page]) => (
              <Route key={path} path={path} element={page} />
            ))}
          </Routes>
        </BrowserRouter>
      </RemoteLoaderProvider>
    </Provider>,
  );
  void store.set(watchLocationAtom);
  void startVisit(store);
}
