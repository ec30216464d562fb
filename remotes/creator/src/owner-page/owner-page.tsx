import { useNavigate } from "@nearsay/core/router";
import { useEffect } from "react";
import { Overview } from "./overview.tsx";
import type { PartProps } from "./owner-page-props.ts";
import { PartPage } from "./part-page.tsx";
import { findPart, partAddress } from "./parts.ts";

/** The owner's page of a survey, or one part of it. */
export function OwnerPage({
  part: name,
  ...page
}: PartProps & {
  /** From the address. */
  readonly part: string | undefined;
}) {
  const part = findPart(name, page.managed);
  useLeave(page.owner.uuid, name !== undefined && part === null);
  return part === null ? (
    <Overview {...page} />
  ) : (
    <PartPage key={part} part={part} page={page} />
  );
}

/** Leaves the address of a part that this key does not open, or no longer. */
function useLeave(uuid: string, leaves: boolean): void {
  const navigate = useNavigate();
  useEffect(() => {
    if (leaves) void navigate(partAddress(uuid), { replace: true });
  }, [leaves, navigate, uuid]);
}
