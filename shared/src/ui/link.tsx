import {
  type LinkProps as RouterLinkProps,
  useHref,
  useLinkClickHandler,
} from "react-router-dom";

/** Props of the router's link, without those for its framework. */
export interface LinkProps extends Omit<
  RouterLinkProps,
  "discover" | "prefetch" | "mask" | "defaultShouldRevalidate" | "state"
> {
  readonly state?: unknown;
}

type FollowOptions = Parameters<typeof useLinkClickHandler>[1];

/**
 * Links to an address of this site. The router's own link includes its
 * framework's prefetching, whose code is larger than everything else that we
 * use of the router.
 */
export function Link(props: LinkProps) {
  const { to, replace, state, relative, reloadDocument, ...others } = props;
  const { preventScrollReset, viewTransition, onClick, children, ...rest } =
    others;
  // Its types do not allow an undefined target.
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
