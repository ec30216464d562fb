import { type ReactNode, useLayoutEffect, useState } from "react";
import { BrowserRouter } from "react-router-dom";

/** Connects pages to the browser's address, from the first one on. */
export function PageRouter({ children }: { readonly children: ReactNode }) {
  const [first] = useState(() => location.href);
  useLayoutEffect(() => {
    if (location.href === first) return;
    // The router does not receive events while it renders its first page.
    window.dispatchEvent(new PopStateEvent("popstate"));
  }, [first]);
  return <BrowserRouter>{children}</BrowserRouter>;
}
