import { type ReactNode, useState } from "react";
import {
  forgetSurvey,
  keepKey,
  type KeyToKeep,
  listOwnedSurveys,
} from "../src/owned/owned-surveys.ts";

/** Shows a part to somebody whose browser keeps these keys alone. */
export function Owning(props: {
  readonly keys: readonly KeyToKeep[];
  readonly children: ReactNode;
}) {
  // Before what it holds looks for them, which it does as it is first drawn.
  useState(() => {
    for (const { uuid } of listOwnedSurveys()) forgetSurvey(uuid);
    props.keys.forEach(keepKey);
  });
  return props.children;
}
