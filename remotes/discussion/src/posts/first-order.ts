import { type PostSort, postSorts } from "@nearsay/core/contract";
import { useSearchParams } from "@nearsay/core/router";
import { useState } from "react";

/** The order that posts begin in, as the page's address says; one that nobody knows is the usual one. */
export function useFirstOrder(): PostSort {
  const [query] = useSearchParams();
  const [first] = useState(
    () => postSorts.find((sort) => sort === query.get("posts")) ?? "new",
  );
  return first;
}
