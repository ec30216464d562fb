import { type ReactNode, useMemo } from "react";
import {
  type Location,
  matchPath,
  NavigationType,
  UNSAFE_LocationContext as LocationContext,
  UNSAFE_RouteContext as RouteContext,
} from "react-router-dom";

/** By the names in the pattern of the path. */
export type PathProps = Readonly<Record<string, string | undefined>>;

/** A page and its path. */
export interface PagePlace {
  /** A pattern in the router's syntax. */
  readonly path: string;
  readonly content: (props: PathProps) => ReactNode;
}

interface PageAtProps {
  readonly location: Location;
  readonly pages: readonly PagePlace[];
}

/**
 * Shows the first page that matches the location, and provides that location to
 * its content. The router's own routes also support nesting, data loading and
 * error handling, at 4 KB more on every page.
 */
export function PageAt({ location, pages }: PageAtProps) {
  const { pathname } = location;
  const found = useMemo(() => findPage(pathname, pages), [pathname, pages]);
  const shown = useMemo(
    () => ({ location, navigationType: NavigationType.Pop }),
    [location],
  );
  if (!found) return null;
  return (
    <LocationContext value={shown}>
      <RouteContext value={found.route}>
        {found.page.content(found.params)}
      </RouteContext>
    </LocationContext>
  );
}

function findPage(pathname: string, pages: readonly PagePlace[]) {
  const path = decoded(pathname);
  for (const page of pages) {
    const match = matchPath(page.path, path);
    if (!match) continue;
    const { params } = match;
    const matches = [{ ...match, route: page }];
    const route = { outlet: null, matches, isDataRoute: false };
    return { page, params, route };
  }
  return null;
}

/** Unchanged if it cannot be decoded. An encoded slash does not separate segments. */
function decoded(pathname: string): string {
  try {
    return pathname
      .split("/")
      .map((part) => decodeURIComponent(part).replaceAll("/", "%2F"))
      .join("/");
  } catch {
    return pathname;
  }
}
