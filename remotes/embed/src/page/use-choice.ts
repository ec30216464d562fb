import { useSearchParams } from "@nearsay/core/router";
import { type Choice, readChoice, toQuery } from "./choice.ts";

/** The choice that the address holds; a change of it is no step to go back. */
export function useChoice() {
  const [query, setQuery] = useSearchParams();
  const choice = readChoice(query);
  return {
    choice,
    /** What surveys are searched for, while none is chosen. */
    sought: query.get("q")?.trim() ?? "",
    seek: (q: string) => {
      const next = toQuery({ ...choice, survey: null });
      if (q !== "") next.set("q", q);
      setQuery(next, { replace: true });
    },
    change: (changes: Partial<Choice>) => {
      setQuery(toQuery({ ...choice, ...changes }), { replace: true });
    },
    /** Path and query of this page with another survey, or without. */
    withSurvey: (survey: string | null) =>
      `?${toQuery({ ...choice, survey }).toString()}`,
  };
}

export type CurrentChoice = ReturnType<typeof useChoice>;
