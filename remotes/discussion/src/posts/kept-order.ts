import type { PostSort } from "@nearsay/core/contract";
import { useLocation, useNavigate } from "@nearsay/core/router";
import { useEffect, useEffectEvent, useState } from "react";

/**
 * Stores the last chosen order in the address, where the page's next
 * discussions find it too; see `useFirstOrder`.
 */
export function useKeptOrder(): (chosen: PostSort) => void {
  const navigate = useNavigate();
  const here = useLocation();
  const [chosen, setChosen] = useState<PostSort | null>(null);
  const write = useEffectEvent((sort: PostSort) => {
    const query = new URLSearchParams(here.search);
    if (sort === "new") query.delete("posts");
    else query.set("posts", sort);
    // Keeps the page's other history state.
    const state = here.state as unknown;
    const address = { search: query.toString(), hash: here.hash };
    void navigate(address, { replace: true, state });
  });
  useEffect(() => {
    if (chosen !== null) write(chosen);
  }, [chosen]);
  return setChosen;
}
