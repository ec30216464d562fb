import { type ReactNode, useLayoutEffect, useState } from "react";
import { BrowserRouter } from "react-router-dom";

/** The browser's addresses as pages, from the first on. */
export function PageRouter({ children }: { readonly children: ReactNode }) {
  const [first] = useState(() => location.href);
  useLayoutEffect(() => {
    if (location.href === first) return;
    // The router does not hear what happens while it draws its first page.
    window.dispatchEvent(new PopStateEvent("popstate"));
  }, [first]);
  return <BrowserRouter>{children}</BrowserRouter>;
}
