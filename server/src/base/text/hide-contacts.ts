/** The address of a page, a mailbox or a person: an @, a :// or a dot between letters. */
const address = /@|:\/\/|[\p{L}\p{N}]\.[\p{L}\p{N}]/u;
const mayHoldAddress = /[@.]|:\//;
/** Long numbers, including what people put between their digits. */
const longNumber = /\+?\p{N}(?:[\s()/.-]{0,2}\p{N}){4,}/gu;

/** Replaces addresses of pages, mailboxes and people in a text by `instead`. */
export function hideAddresses(text: string, instead: string): string {
  if (!mayHoldAddress.test(text)) return text;
  return text.replace(/\S+/g, (part) => (address.test(part) ? instead : part));
}

/** Like hideAddresses; also replaces numbers that are long enough to call or identify a person. */
export function hideContacts(text: string, instead: string): string {
  return hideAddresses(text.replace(longNumber, instead), instead);
}
