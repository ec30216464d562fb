import { CountingSection } from "./counting-section.tsx";
import { DayTable } from "./day-table.tsx";
import { DeskHead } from "./desk-head.tsx";
import type { DeskProps } from "./desk-props.ts";
import { EditSection } from "./edit-section.tsx";
import { EditsList } from "./edits-list.tsx";
import { KeysSection } from "./keys-section.tsx";
import { LazySection } from "./lazy-section.tsx";
import { ReadingSection } from "./reading-section.tsx";
import { RemoveSection } from "./remove-section.tsx";
import { section as sectionTexts, desk as deskTexts } from "#messages";
import { TimesSection } from "./times-section.tsx";

const loadDiscussion = async () =>
  (await import("./discussion/discussion-desk.tsx")).DiscussionDesk;
const loadTickets = async () =>
  (await import("./tickets/tickets-section.tsx")).TicketsSection;
const loadKiosk = async () =>
  (await import("./kiosk/kiosk-section.tsx")).KioskSection;
const loadNews = async () =>
  (await import("./news/news-section.tsx")).NewsSection;

/** The owner's page of a survey: its state, and what this key allows. */
export function Desk(
  props: DeskProps & {
    readonly onRefresh: () => void;
    readonly onKey: (key: string | null) => void;
  },
) {
  const { managed, onRefresh, onKey, ...rest } = props;
  const desk = { ...rest, managed };
  const kept = managed.state !== "deleting";
  const owns = managed.role === "own" && kept;
  return (
    <>
      <DeskHead {...desk} />
      {kept && <DayTable days={managed.days} />}
      {kept && <ReadingSection {...desk} />}
      {managed.role !== "read" && kept && (
        <LazySection
          words={deskTexts.discussion}
          desk={desk}
          load={loadDiscussion}
        />
      )}
      {owns && <TimesSection {...desk} />}
      {owns && managed.survey.responseCount > 0 && (
        <CountingSection {...desk} />
      )}
      {owns && <EditSection {...desk} />}
      {owns && (
        <LazySection words={sectionTexts} desk={desk} load={loadTickets} />
      )}
      {owns && (
        <LazySection words={deskTexts.kiosk} desk={desk} load={loadKiosk} />
      )}
      {kept && <EditsList managed={managed} />}
      {kept && (
        <LazySection words={deskTexts.news} desk={desk} load={loadNews} />
      )}
      {owns && <KeysSection {...desk} onRefresh={onRefresh} onKey={onKey} />}
      {owns && <RemoveSection {...desk} />}
    </>
  );
}
