import { type ReactNode, useEffect } from "react";
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
  useEffect(() => {
    document.title = title.includes(texts.siteName)
      ? title
      : texts.remote.title(title);
  }, [title]);
  useFocusOnNavigation();
  return children;
}

function useFocusOnNavigation() {
  const { pathname, hash } = useLocation();
  const navigation = useNavigationType();
  useEffect(() => {
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
    // Only a new path is a new page; a changed query or state is not.
  }, [pathname, hash, navigation]);
}
