import { useEffect } from "react";

const everyMs = 60_000;

/** Checks regularly whether the survey has changed, while mounted. */
export function Refresh(props: { readonly onRefresh: () => void }) {
  const { onRefresh } = props;
  useEffect(() => {
    const timer = setInterval(onRefresh, everyMs);
    return () => clearInterval(timer);
  }, [onRefresh]);
  return null;
}
