/** What one look came to. */
export interface Finding {
  /** What was looked at, such as "Database". */
  about: string;
  /** Whether the site can go on like this; a warning says what may be meant otherwise. */
  state: "good" | "warning" | "bad";
  /** One line: what is so and, unless it is good, how to mend it. */
  text: string;
}

export const good = (about: string, text: string): Finding => ({
  ...{ about, state: "good", text },
});

export const warning = (about: string, text: string): Finding => ({
  ...{ about, state: "warning", text },
});

export const bad = (about: string, text: string): Finding => ({
  ...{ about, state: "bad", text },
});
