import { scopeRadii, surveyScopes } from "@nearsay/core/contract";
import { ChoiceList, SelectField } from "@nearsay/core/ui";
import type { EditorPlace } from "../draft/editor-place.ts";
import styles from "./place.module.css";
import { place as placeTexts } from "#messages";

const words = placeTexts.scope;
const everyone = "everyone";

/** Who may answer the survey by distance, and what that can and cannot prove. */
export function ScopeSetting(props: {
  readonly place: EditorPlace;
  readonly onChange: (changes: Partial<EditorPlace>) => void;
}) {
  const { onChange } = props;
  const { scope, radius } = props.place;
  return (
    <>
      <ChoiceList
        legend={words.legend}
        hint={words.fixed}
        choices={[
          { id: everyone, label: words.everyone },
          ...surveyScopes.map((id) => ({
            id,
            label: words.kinds[id],
            hint: words.about[id],
          })),
        ]}
        selected={[scope ?? everyone]}
        onChange={([chosen]) =>
          onChange({
            scope: surveyScopes.find((known) => known === chosen) ?? null,
          })
        }
      />
      {scope !== null && (
        <>
          <SelectField
            label={words.radius}
            options={scopeRadii.map((km) => ({
              value: String(km),
              label: words.within({ km, feet: Math.round(km * 3280.84) }),
            }))}
            value={String(radius)}
            onChange={(value) =>
              onChange({
                radius: scopeRadii.find((km) => String(km) === value) ?? radius,
              })
            }
          />
          <p className={styles.note}>{words.proof}</p>
        </>
      )}
    </>
  );
}
