import { Checkbox, useRemoteLoader } from "@nearsay/core/ui";
import { texts } from "../texts.ts";
import { previewModule } from "./survey-preview.tsx";

interface PreviewToggleProps {
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
}

/** Switches between editing and the preview; pointing at it fetches the preview ahead. */
export function PreviewToggle(props: PreviewToggleProps) {
  const { prefetch } = useRemoteLoader();
  const fetchAhead = () => {
    prefetch(previewModule);
  };
  return (
    <Checkbox
      {...props}
      label={texts.editor.preview}
      onPointerEnter={fetchAhead}
      onFocus={fetchAhead}
    />
  );
}
