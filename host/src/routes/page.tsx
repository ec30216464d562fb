import { type ReactNode, useEffect } from "react";
import { useLocation } from "react-router-dom";
import { texts } from "../texts.ts";

/** Names the document after a page. */
export function Page({
  title,
  children,
}: {
  title: string;
  children: ReactNode;
}) {
  const { pathname } = useLocation();
  useEffect(() => {
    document.title = title.includes(texts.siteName)
      ? title
      : texts.remote.title(title);
    // A remote may have put the title of what it showed at another path.
  }, [title, pathname]);
  return children;
}
