import { ListingFields, type ListingFieldsProps } from "./listing-fields.tsx";
import styles from "./survey-editor.module.css";
import { InstructionsField, TitleField } from "./title-fields.tsx";

/** Fields about a published survey as a whole. */
export function SurveyFields(props: ListingFieldsProps) {
  const { title, instructions } = props.draft;
  return (
    <div className={styles.surveyFields}>
      <TitleField title={title} />
      <InstructionsField instructions={instructions} />
      <ListingFields {...props} />
    </div>
  );
}
