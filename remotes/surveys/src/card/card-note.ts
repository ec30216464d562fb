/** What an action of a card has to tell, below its buttons; one at a time. */
export type CardNote =
  /** It needs consent: what the button that gives it says, and does then. */
  | { kind: "read-only"; action: string; go: () => void }
  | { kind: "failed"; title: string; message: string }
  /** The browser refused to copy it. */
  | { kind: "link"; link: string }
  | { kind: "reported" };
