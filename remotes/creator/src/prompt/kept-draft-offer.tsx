import { Button, Notice } from "@nearsay/core/ui";
import { texts } from "../texts.ts";

export interface KeptDraftOfferProps {
  readonly title: string;
  readonly onResume: () => void;
  readonly onDiscard: () => void;
}

/** Offers the draft that this browser kept from an earlier visit. */
export function KeptDraftOffer(props: KeptDraftOfferProps) {
  const title = props.title.trim() || texts.kept.untitled;
  return (
    <Notice
      title={texts.kept.title}
      action={
        <>
          <Button onClick={props.onResume}>{texts.kept.resume}</Button>
          <Button onClick={props.onDiscard}>{texts.kept.discard}</Button>
        </>
      }
    >
      {texts.kept.about(title)}
    </Notice>
  );
}
