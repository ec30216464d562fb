import { ownerPage as ownerPageTexts } from "#messages";
import type { OwnerPageProps } from "./owner-page-props.ts";
import { LazySection } from "./lazy-section.tsx";

const { heading, open, loading, unloaded } = ownerPageTexts.edit;
const words = { heading, open, loading, failed: unloaded };

const loadForm = async () =>
  (await import(/* webpackChunkName: "OwnerPageForm" */ "./edit-form.tsx"))
    .EditForm;

/** What can be changed. Collapsed, because most visits only check the survey. */
export function EditSection(props: OwnerPageProps) {
  return <LazySection words={words} page={props} load={loadForm} />;
}
