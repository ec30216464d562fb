import { type ReactNode, useState } from "react";
import {
  forgetSurvey,
  keepKey,
  type KeyToKeep,
  listOwnedSurveys,
} from "../src/owned/owned-surveys.ts";

/** Shows a component to a user whose browser stores only these keys. */
export function Owning(props: {
  readonly keys: readonly KeyToKeep[];
  readonly children: ReactNode;
}) {
  // Runs before the children read the keys, which they do in their first
  // render.
  useState(() => {
    for (const { uuid } of listOwnedSurveys()) forgetSurvey(uuid);
    props.keys.forEach(keepKey);
  });
  return props.children;
}
