import {
  useLocation,
  useNavigate,
  useSearchParams,
} from "@nearsay/core/router";
import { useCallback } from "react";
import { type FoldedStep, foldedSteps } from "./step-of.ts";

/** Name of the query parameter that contains the open step. */
const parameter = "step";

/**
 * The open step, which is in the address: back closes it. Null if only the
 * questions are open.
 */
export function useStep() {
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const { state } = useLocation() as { state: unknown };
  const named = query.get(parameter);
  const step = foldedSteps.find((known) => known === named) ?? null;

  const show = useCallback(
    (wanted: FoldedStep | null) => {
      if (wanted === step) return;
      const search = wanted === null ? "" : `?${parameter}=${wanted}`;
      // The state has the text that the page was opened with.
      void navigate({ search }, { state });
    },
    [navigate, state, step],
  );

  return { step, show };
}
