import {
  type LinkProps as RouterLinkProps,
  useHref,
  useLinkClickHandler,
} from "react-router-dom";

/** As the router's, without what only its framework does. */
export interface LinkProps extends Omit<
  RouterLinkProps,
  "discover" | "prefetch" | "mask" | "defaultShouldRevalidate" | "state"
> {
  readonly state?: unknown;
}

type FollowOptions = Parameters<typeof useLinkClickHandler>[1];

/**
 * Leads to an address of this site. The router's own link brings along how its
 * framework fetches pages ahead, which weighs more than all that is used of it.
 */
export function Link(props: LinkProps) {
  const { to, replace, state, relative, reloadDocument, ...others } = props;
  const { preventScrollReset, viewTransition, onClick, children, ...rest } =
    others;
  // Its types know no target that is undefined.
  const follow = useLinkClickHandler(to, props as FollowOptions);
  return (
    <a
      {...rest}
      href={useHref(to, props)}
      onClick={(event) => {
        onClick?.(event);
        if (!event.defaultPrevented && !reloadDocument) follow(event);
      }}
    >
      {children}
    </a>
  );
}
