import { type ReactNode, useEffect, useRef } from "react";
import {
  NavigationType,
  useLocation,
  useNavigationType,
} from "react-router-dom";
import { texts } from "../texts.ts";

/** Names the document; after a navigation focus moves to the page's heading and the page starts at its top. */
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
  useFocusOnNavigation();
  return children;
}

function useFocusOnNavigation() {
  const { pathname, hash } = useLocation();
  const navigation = useNavigationType();
  const shown = useRef<string | null>(null);
  useEffect(() => {
    const place = pathname + hash;
    // Only a new path is a new page; a changed query or state is not.
    if (shown.current === place) return;
    shown.current = place;
    if (navigation === NavigationType.Pop && hash === "") return;
    const target =
      document.getElementById(hash.slice(1)) ??
      document.querySelector<HTMLElement>("main h1") ??
      document.querySelector<HTMLElement>("main");
    if (hash === "") window.scrollTo(0, 0);
    else target?.scrollIntoView();
    if (!target) return;
    if (!target.hasAttribute("tabindex")) target.tabIndex = -1;
    target.focus({ preventScroll: true });
  }, [pathname, hash, navigation]);
}
