import {
  type GeneratedSurvey,
  type SurveyTemplate,
  readSurveyDraft,
} from "@nearsay/core/contract";
import { type ReactNode, useState } from "react";
import { TemplateOffer } from "./template-offer.tsx";

interface Templates {
  /** Accepts a reply: one with templates instead of questions waits for a choice. */
  take: (generated: GeneratedSurvey) => void;
  drop: () => void;
  shown: ReactNode;
}

/** The choice of a template, which becomes the draft. */
export function useTemplates(
  onGenerated: (generated: GeneratedSurvey) => void,
): Templates {
  const [offer, setOffer] = useState<GeneratedSurvey | null>(null);

  function choose(template: SurveyTemplate) {
    if (offer === null) return;
    const draft = readSurveyDraft({ ...template });
    onGenerated({ ...offer, draft, templates: [], notice: null });
  }

  return {
    take(generated) {
      if (generated.templates.length === 0) onGenerated(generated);
      else setOffer(generated);
    },
    drop: () => setOffer(null),
    shown: offer && (
      <TemplateOffer templates={offer.templates} onChoose={choose} />
    ),
  };
}
