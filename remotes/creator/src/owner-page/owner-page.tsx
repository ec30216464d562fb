import { CountingSection } from "./counting-section.tsx";
import { DayTable } from "./day-table.tsx";
import { OwnerPageHead } from "./owner-page-head.tsx";
import type { OwnerPageProps } from "./owner-page-props.ts";
import { EditSection } from "./edit-section.tsx";
import { EditsList } from "./edits-list.tsx";
import { KeysSection } from "./keys-section.tsx";
import { LazySection } from "./lazy-section.tsx";
import { ReadingSection } from "./reading-section.tsx";
import { RemoveSection } from "./remove-section.tsx";
import {
  section as sectionTexts,
  ownerPage as ownerPageTexts,
} from "#messages";
import { TimesSection } from "./times-section.tsx";

const loadDiscussion = async () =>
  (await import("./discussion/discussion-section.tsx")).DiscussionSection;
const loadTickets = async () =>
  (await import("./tickets/tickets-section.tsx")).TicketsSection;
const loadKiosk = async () =>
  (await import("./kiosk/kiosk-section.tsx")).KioskSection;
const loadNews = async () =>
  (await import("./news/news-section.tsx")).NewsSection;

/** The owner's page of a survey: its state, and what this key allows. */
export function OwnerPage(
  props: OwnerPageProps & {
    readonly onRefresh: () => void;
    readonly onKey: (key: string | null) => void;
  },
) {
  const { managed, onRefresh, onKey, ...rest } = props;
  const page = { ...rest, managed };
  const kept = managed.state !== "deleting";
  const owns = managed.role === "own" && kept;
  return (
    <>
      <OwnerPageHead {...page} />
      {kept && <DayTable days={managed.days} />}
      {kept && <ReadingSection {...page} />}
      {managed.role !== "read" && kept && (
        <LazySection
          words={ownerPageTexts.discussion}
          page={page}
          load={loadDiscussion}
        />
      )}
      {owns && <TimesSection {...page} />}
      {owns && managed.survey.responseCount > 0 && (
        <CountingSection {...page} />
      )}
      {owns && <EditSection {...page} />}
      {owns && (
        <LazySection words={sectionTexts} page={page} load={loadTickets} />
      )}
      {owns && (
        <LazySection
          words={ownerPageTexts.kiosk}
          page={page}
          load={loadKiosk}
        />
      )}
      {kept && <EditsList managed={managed} />}
      {kept && (
        <LazySection words={ownerPageTexts.news} page={page} load={loadNews} />
      )}
      {owns && <KeysSection {...page} onRefresh={onRefresh} onKey={onKey} />}
      {owns && <RemoveSection {...page} />}
    </>
  );
}
