import "@nearsay/core/ui/styles.css";
import "./unscripted.css";
import { preloadReplies } from "@nearsay/core/api";
import { bootElementId, readBoot, remoteForPath } from "@nearsay/core/contract";
import { siteAtom, startVisit, watchLocationAtom } from "@nearsay/core/session";
import { keepForms, replaceServerMarkup } from "@nearsay/core/server-markup";
import { RemoteLoaderProvider, whenIdle } from "@nearsay/core/ui";
import { createStore, Provider } from "jotai";
import { startTransition } from "react";
import { createRoot } from "react-dom/client";
import { App } from "./app.tsx";
import { createHostLoader } from "./remotes/remote-loader.ts";
import { showWebFonts, showWebFontsOfLastVisit } from "./web-fonts.ts";

showWebFontsOfLastVisit();
const boot = readBoot(document.getElementById(bootElementId)?.textContent);
preloadReplies(boot.replies);

const store = createStore();
store.set(siteAtom, boot.site);
// If known before the first list loads, the list is sorted only once.
void store.set(watchLocationAtom);

const remoteLoader = createHostLoader();
const module = remoteForPath(location.pathname);
const firstPart = module ? remoteLoader.load(module) : Promise.resolve();

const root = document.getElementById("root");
const isDrawn = root?.dataset.drawn !== undefined;
if (root && !isDrawn) startTransition(() => render(root));
// Server-rendered content stays until all code for it has loaded.
if (root && isDrawn) {
  const replace = () => replaceServerMarkup(root, () => render(root));
  firstPart.then(replace, () => {
    keepForms(root);
    replace();
  });
}

function render(into: HTMLElement): void {
  // A slot shows the error that it caught and reports it once itself.
  createRoot(into, { onCaughtError: () => undefined }).render(
    <Provider store={store}>
      <RemoteLoaderProvider value={remoteLoader}>
        <App />
      </RemoteLoaderProvider>
    </Provider>,
  );
}

// Work that the first screen does not need waits for it, which matters most on
// a slow connection.
void firstPart
  .catch(() => undefined)
  .then(whenIdle)
  .then(() => {
    showWebFonts();
    return startVisit(store);
  });
