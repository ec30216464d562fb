import { pageTitles } from "@nearsay/core/domain";
import { Blocks } from "../blocks.tsx";
import { OperatorAddress } from "../operator-address.tsx";
import { Prose, type ProseSection, ProseSections } from "../prose.tsx";
import {
  browserStorage as browserStorageTexts,
  information as informationTexts,
  privacy as words,
  retention as retentionTexts,
  sharing as sharingTexts,
} from "#messages";
import { MapOrigins } from "./map-origins.tsx";

export function PrivacyPage() {
  return (
    <Prose title={pageTitles.privacy} lead={words.lead}>
      <Blocks blocks={words.intro} />
      <ProseSections sections={sections} />
    </Prose>
  );
}

const sections: ProseSection[] = [
  { id: "information", ...informationTexts },
  { id: "use", ...words.use },
  { id: "sharing", ...sharingTexts, end: <MapOrigins /> },
  { id: "cookies", ...browserStorageTexts },
  { id: "retention", ...retentionTexts },
  { id: "rights", ...words.rights, end: <OperatorAddress about="rights" /> },
  { id: "children", ...words.children },
  { id: "international", ...words.international },
  { id: "ai", ...words.ai },
  { id: "updates", ...words.updates },
  {
    id: "contact",
    ...words.contact,
    blocks: [],
    end: <OperatorAddress about="policy" />,
  },
];
