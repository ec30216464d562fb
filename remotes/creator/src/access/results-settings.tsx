import {
  readModes,
  type ReadMode,
  type ResultsMode,
} from "@nearsay/core/contract";
import { healthAtom } from "@nearsay/core/session";
import { ChoiceList } from "@nearsay/core/ui";
import { useAtomValue } from "jotai";
import type { AccessSettings } from "../draft/draft.ts";
import { useEditor } from "../draft/editor-context.ts";
import { creator as texts } from "#messages";
import { ExportCodeField } from "./export-code-field.tsx";

/** When results show, what the author can read, and who can export them. */
export function ResultsSettings({
  access,
}: {
  readonly access: AccessSettings;
}) {
  const { dispatch } = useEditor();

  function edit(changes: Partial<AccessSettings>) {
    dispatch({ type: "edit-access", changes });
  }

  return (
    <>
      <ResultsSetting
        chosen={access.results}
        onChange={(results) => edit({ results })}
      />
      <ReadsSetting
        chosen={access.reads}
        onChange={(reads) => edit({ reads })}
      />
      <ExportCodeField access={access} />
    </>
  );
}

const words = texts.access.results;

/** When figures about the answers become visible. */
function ResultsSetting(props: {
  readonly chosen: ResultsMode;
  readonly onChange: (chosen: ResultsMode) => void;
}) {
  const { chosen, onChange } = props;
  const { resultsGroup } = useAtomValue(healthAtom);
  const choices: { id: ResultsMode; label: string; hint: string }[] = [
    {
      id: "groups",
      label:
        resultsGroup === undefined
          ? words.groups
          : words.groupsOf({ least: resultsGroup }),
      hint: words.groupsHint,
    },
    { id: "room", label: words.room, hint: words.roomHint },
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

const { choices: readTexts, hints, ...reading } = texts.access.reads;

const readChoices = readModes.map((id) => ({
  id,
  label: readTexts[id],
  hint: hints[id],
}));

/** What the survey's author can read beyond figures. */
function ReadsSetting(props: {
  readonly chosen: ReadMode;
  readonly onChange: (chosen: ReadMode) => void;
}) {
  const { chosen, onChange } = props;
  return (
    <ChoiceList
      legend={reading.legend}
      hint={reading.fixed}
      choices={readChoices}
      selected={[chosen]}
      onChange={([id]) => {
        const found = readModes.find((mode) => mode === id);
        if (found) onChange(found);
      }}
    />
  );
}
