/** Whom browsers ask for maps of this site. */
export const mapOriginsTexts = {
  fetchedFrom: (hosts: string) =>
    `Maps on this site are fetched from ${hosts}.`,
};
