/** The result of one check. */
export interface Finding {
  /** What was checked, such as "Database". */
  about: string;
  /** Whether the site can run like this; a warning is for something that may be intended. */
  state: "good" | "warning" | "bad";
  /** One line: the result and, unless it is good, how to fix it. */
  text: string;
}

export const good = (about: string, text: string): Finding => ({
  about,
  state: "good",
  text,
});

export const warning = (about: string, text: string): Finding => ({
  about,
  state: "warning",
  text,
});

export const bad = (about: string, text: string): Finding => ({
  about,
  state: "bad",
  text,
});
