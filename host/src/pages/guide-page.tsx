import { hostPages } from "@nearsay/core/contract";
import { challengeTexts } from "./guide/challenge-texts.ts";
import { guideTexts as words } from "./guide/guide-texts.ts";
import { insightsTexts } from "./guide/insights-texts.ts";
import { embeddingTexts, publishingTexts } from "./guide/publishing-texts.ts";
import { Prose, type ProseSection, ProseSections } from "./prose.tsx";

export function GuidePage() {
  return (
    <Prose title={hostPages.guide.title} lead={words.lead}>
      <ProseSections sections={sections} />
    </Prose>
  );
}

const sections: ProseSection[] = [
  { id: "finding", ...words.finding },
  { id: "taking-part", ...words.takingPart },
  { id: "answering", ...words.answering },
  { id: "access-codes", ...words.accessCodes },
  { id: "challenge-questions", ...challengeTexts },
  { id: "discussing", ...words.discussing },
  { id: "insights", ...insightsTexts },
  { id: "publishing", ...publishingTexts },
  { id: "embedding", ...embeddingTexts },
  { id: "reporting", ...words.reporting },
];
