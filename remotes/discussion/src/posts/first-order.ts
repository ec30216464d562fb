import { type PostSort, postSorts } from "@nearsay/core/contract";
import { useSearchParams } from "@nearsay/core/router";
import { useState } from "react";

/** The initial order of posts, from the page's address; unknown values mean the default. */
export function useFirstOrder(): PostSort {
  const [query] = useSearchParams();
  const [first] = useState(
    () => postSorts.find((sort) => sort === query.get("posts")) ?? "new",
  );
  return first;
}
