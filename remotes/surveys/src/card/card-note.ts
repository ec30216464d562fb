/** What an action of a card has to tell, below its buttons; one at a time. */
export type CardNote =
  | { kind: "read-only" }
  | { kind: "failed"; title: string; message: string }
  /** The browser refused to copy it. */
  | { kind: "link"; link: string }
  | { kind: "reported" };
