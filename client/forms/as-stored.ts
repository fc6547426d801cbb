/** A typed text as the server keeps it: letters such as ਸ਼ and ड़ in one form, and no spaces around. */
export function asStored(text: string): string {
  return text.normalize('NFC').trim();
}
