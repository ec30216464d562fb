import {
  type RefObject,
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from "react";
import type { Answers, Question } from "../../contract/index.ts";
import { numberedFrom } from "../../forms/index.ts";
import { askedOf } from "./asked.ts";
import { markingOf } from "./mark.ts";
import { useOpenedPage } from "./opened-page.ts";
import { drawOrders } from "./order.ts";
import { type Page, pagesOf } from "./pages.ts";
import { problemOf } from "./problems.ts";
import { questionFields as texts } from "#messages";

/** What to show next: a question, or the heading of a page. */
type Wanted = { readonly id: string } | null;

/**
 * Which questions are asked of a person with these answers, on which page they
 * are, and what must be corrected.
 * @param area Contains the fields.
 * @param name See `useOpenedPage`.
 */
export function useQuestionForm(
  questions: readonly Question[],
  answers: Answers,
  area: RefObject<HTMLElement | null>,
  name?: string,
) {
  const all = useMemo(
    () => questions.filter((each) => !each.isChallenge),
    [questions],
  );
  const [orders] = useState(() => drawOrders(questions));
  const [tried, setTried] = useState<ReadonlySet<string>>(new Set());
  const [wanted, setWanted] = useState<Wanted>(null);
  const goToHeading = useCallback(() => setWanted({ id: heading }), []);
  const { opened, open, back } = useOpenedPage(name, goToHeading);
  const marking = useMemo(() => markingOf(all), [all]);
  const [isPhone] = useState(isOnPhone);
  // Of all questions, so that no answer changes the form around it.
  const isLong = all.filter(({ form }) => !form.within).length >= numberedFrom;
  const asked = askedOf(all, answers);
  const pages = pagesOf(all, asked, isPhone && isLong);
  const at = Math.min(opened, Math.max(0, pages.length - 1));
  const problems = problemsOf(asked, answers, tried);
  useFocusOn(wanted, area);

  /**
   * Shows what must be corrected in these, and opens the first one. Returns
   * whether there is nothing.
   */
  function check(ids: readonly string[]): boolean {
    setTried(new Set([...tried, ...ids]));
    const found = problemsOf(asked, answers, new Set(ids));
    const [first] = found.keys();
    if (first === undefined) return true;
    goTo(first);
    return false;
  }

  /** Opens the page of a question and focuses its field. */
  function goTo(id: string) {
    const page = pages.findIndex((each) => idsOn(each, asked).includes(id));
    if (page >= 0 && page !== at) open(page);
    setWanted({ id });
  }

  function turn(to: number, how = open) {
    how(to);
    goToHeading();
  }

  return {
    all,
    asked,
    isLong,
    orders,
    marking,
    pages,
    at,
    isLast: at >= pages.length - 1,
    problems,
    goTo,
    wanted,
    announcement: useAnnouncement(asked.length),
    /** Whether everything that is asked can be sent. */
    check: () => check(asked.map(({ id }) => id)),
    next: () => {
      // Nothing can be corrected in disabled fields.
      const rests = area.current?.matches(":disabled") === true;
      if (rests || check(idsOn(pages[at] ?? [], asked))) turn(at + 1);
    },
    back: () => turn(at - 1, back),
  };
}

export type QuestionForm = ReturnType<typeof useQuestionForm>;

/** Not the id of any question. */
const heading = "";

/** Read once, so that turning the phone does not change the page. */
function isOnPhone(): boolean {
  return (
    typeof matchMedia === "function" && matchMedia("(max-width: 560px)").matches
  );
}

function problemsOf(
  asked: readonly Question[],
  answers: Answers,
  ids: ReadonlySet<string>,
): Map<string, string> {
  const found = new Map<string, string>();
  for (const question of asked) {
    if (!ids.has(question.id)) continue;
    const problem = problemOf(question, answers[question.id]);
    if (problem !== null) found.set(question.id, problem);
  }
  return found;
}

/** Includes the text fields that belong to options of its questions. */
function idsOn(page: Page, asked: readonly Question[]): string[] {
  const own = page.flatMap((group) => group.questions);
  const first = own[0] === undefined ? -1 : asked.indexOf(own[0]);
  const last = asked.indexOf(own.at(-1) ?? own[0]!);
  let end = last + 1;
  while (asked[end]?.form.within) end += 1;
  return asked.slice(first, end).map(({ id }) => id);
}

/** Message about the number of questions that the last answer adds or removes. */
function useAnnouncement(count: number): string {
  const before = useRef(count);
  const [announcement, setAnnouncement] = useState("");
  useEffect(() => {
    const more = count - before.current;
    before.current = count;
    if (more !== 0)
      setAnnouncement(
        more > 0
          ? texts.added({ count: more })
          : texts.removed({ count: -more }),
      );
  }, [count]);
  return announcement;
}

function useFocusOn(wanted: Wanted, area: RefObject<HTMLElement | null>) {
  useLayoutEffect(() => {
    if (wanted === null || area.current === null) return;
    const found =
      wanted.id === heading
        ? area.current.querySelector<HTMLElement>("h2[tabindex]")
        : fieldOf(area.current, wanted.id);
    found?.focus();
    if (wanted.id === heading) found?.scrollIntoView?.({ block: "nearest" });
  }, [wanted, area]);
}

function fieldOf(area: HTMLElement, id: string): HTMLElement | null {
  const own = area.querySelector(`[data-questions~="${CSS.escape(id)}"]`);
  const controls = "input, textarea, [data-left] button, [aria-pressed]";
  return own?.querySelector<HTMLElement>(controls) ?? null;
}
