import { createStore, Provider } from "jotai";
import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { StaticRouter } from "react-router-dom";
import { forgetPreloaded, preloadReplies } from "../api/preloaded.ts";
import type { Boot } from "../contract/boot.ts";
import { siteAtom } from "../session/site.ts";

/**
 * The HTML of a section of a page before any request or user input. React
 * replaces it when it has loaded.
 * @param url Path and query.
 */
export function renderPart(part: ReactNode, url: string, boot: Boot): string {
  const store = createStore();
  store.set(siteAtom, boot.site);
  preloadReplies(boot.replies);
  try {
    const html = renderToStaticMarkup(
      <Provider store={store}>
        <StaticRouter location={url}>{part}</StaticRouter>
      </Provider>,
    );
    // The page's content policy allows styles from a script, but not in HTML.
    return html.replaceAll(/ style="[^"]*"/g, "");
  } finally {
    // The next page belongs to another visitor.
    forgetPreloaded();
  }
}
