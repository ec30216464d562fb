import { type PostSort, postSorts } from "@nearsay/core/contract";
import {
  useLocation,
  useNavigate,
  useSearchParams,
} from "@nearsay/core/router";
import { useEffect, useEffectEvent, useState } from "react";

/** What the page's address calls the order of its posts. */
const name = "posts";
const usual: PostSort = "new";

/** The order that posts begin in, as the address says; one that nobody knows is the usual one. */
export function useFirstOrder(): PostSort {
  const [query] = useSearchParams();
  const [first] = useState(
    () => postSorts.find((sort) => sort === query.get(name)) ?? usual,
  );
  return first;
}

/** Keeps the order that was chosen last in the address, where the page's next discussions find it as well. */
export function useKeptOrder(): (chosen: PostSort) => void {
  const navigate = useNavigate();
  const here = useLocation();
  const [chosen, setChosen] = useState<PostSort | null>(null);
  const write = useEffectEvent((sort: PostSort) => {
    const query = new URLSearchParams(here.search);
    if (sort === usual) query.delete(name);
    else query.set(name, sort);
    // What the page keeps of itself beside its query stays.
    const state = here.state as unknown;
    const address = { search: query.toString(), hash: here.hash };
    void navigate(address, { replace: true, state });
  });
  useEffect(() => {
    if (chosen !== null) write(chosen);
  }, [chosen]);
  return setChosen;
}
