import { pageTitles } from "@nearsay/core/domain";
import {
  challenge as challengeTexts,
  guide as words,
  insights as insightsTexts,
  embedding as embeddingTexts,
  publishing as publishingTexts,
} from "#messages";
import { Prose, type ProseSection, ProseSections } from "./prose.tsx";

export function GuidePage() {
  return (
    <Prose title={pageTitles.guide} lead={words.lead}>
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
