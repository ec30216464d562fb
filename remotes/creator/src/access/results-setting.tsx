import type { ResultsMode } from "@nearsay/core/contract";
import { healthAtom } from "@nearsay/core/session";
import { ChoiceList } from "@nearsay/core/ui";
import { useAtomValue } from "jotai";
import { texts } from "../texts.ts";

const words = texts.access.results;

interface ResultsSettingProps {
  readonly chosen: ResultsMode;
  readonly onChange: (chosen: ResultsMode) => void;
}

/** When figures show what was answered. */
export function ResultsSetting({ chosen, onChange }: ResultsSettingProps) {
  const { resultsGroup } = useAtomValue(healthAtom);
  const choices: { id: ResultsMode; label: string; hint: string }[] = [
    { id: "groups", label: words.groups(resultsGroup), hint: words.groupsHint },
    { id: "closed", label: words.closed, hint: words.closedHint },
    { id: "live", label: words.live, hint: words.liveHint },
  ];
  return (
    <ChoiceList
      legend={words.legend}
      hint={words.fixed}
      choices={choices}
      selected={[chosen]}
      onChange={([id]) => {
        const found = choices.find((choice) => choice.id === id);
        if (found) onChange(found.id);
      }}
    />
  );
}
