/** The contents of an owner link. */
export interface OwnerLink {
  readonly uuid: string;
  readonly key: string;
}

const uuidShape = "[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}";
const linkShape = new RegExp(
  `/manage/(${uuidShape})(?:/[a-z]*)?#key=([\\w-]+)`,
  "i",
);

/** The address at which people answer. */
export function surveyLink(surveyId: string): string {
  return `${location.origin}/surveys/${surveyId}`;
}

/**
 * The address of a survey's owner's page with its key behind a #, so that it is
 * sent to no server.
 */
export function ownerLink({ uuid, key }: OwnerLink): string {
  return `${location.origin}/manage/${uuid}#key=${key}`;
}

/** Finds an owner link in pasted text, including a full saved file; null if there is none. */
export function findOwnerLink(pasted: string): OwnerLink | null {
  const [, uuid, key] = linkShape.exec(pasted) ?? [];
  return uuid === undefined || key === undefined
    ? null
    : { uuid: uuid.toLowerCase(), key };
}

/** The key in the fragment of an address; null if there is none. */
export function keyInHash(hash: string): string | null {
  return new URLSearchParams(hash.slice(1)).get("key") || null;
}
