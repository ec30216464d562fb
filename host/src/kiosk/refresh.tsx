import { useEffect } from "react";

const everyMs = 60_000;

/** Asks again and again whether the survey has changed, for as long as it is there. */
export function Refresh(props: { readonly onRefresh: () => void }) {
  const { onRefresh } = props;
  useEffect(() => {
    const timer = setInterval(onRefresh, everyMs);
    return () => clearInterval(timer);
  }, [onRefresh]);
  return null;
}
