/** Of a page, a mailbox or a person: an @, a :// or a dot between letters. */
const address = /@|:\/\/|[\p{L}\p{N}]\.[\p{L}\p{N}]/u;
const mayHoldAddress = /[@.]|:\//;
/** Long numbers, with what people put between their digits. */
const longNumber = /\+?\p{N}(?:[\s()/.-]{0,2}\p{N}){4,}/gu;

/** A text without addresses of pages, mailboxes and people; `instead` stands where they were. */
export function hideAddresses(text: string, instead: string): string {
  if (!mayHoldAddress.test(text)) return text;
  return text.replace(/\S+/g, (part) => (address.test(part) ? instead : part));
}

/** As hideAddresses, and without numbers long enough to call or to name somebody. */
export function hideContacts(text: string, instead: string): string {
  return hideAddresses(text.replace(longNumber, instead), instead);
}
