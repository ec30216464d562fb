/** What `npm run bench -w server -- traffic` measured; server/docs/integrity.md has the whole table. */
export const errorRates = {
  runs: 20,
  kinds: [{ kind: "A script in one network", missed: "", wrong: "" }],
  said: "",
};
