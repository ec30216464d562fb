import { type ReactNode, useLayoutEffect } from "react";
import { useLocation } from "react-router-dom";
import { texts } from "../texts.ts";
import { PageBoundary } from "./page-boundary.tsx";

/** Names the document after a page, and keeps what goes wrong in it to it. */
export function Page({
  title,
  children,
}: {
  title: string;
  children: ReactNode;
}) {
  const { pathname } = useLocation();
  // Before the effects of a remote that is here at once and knows better.
  useLayoutEffect(() => {
    document.title = title.includes(texts.siteName)
      ? title
      : texts.remote.title(title);
    // A remote may have put the title of what it showed at another path.
  }, [title, pathname]);
  return (
    <PageBoundary key={title} title={title}>
      {children}
    </PageBoundary>
  );
}
