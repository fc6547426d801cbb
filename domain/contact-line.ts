import type { Contact } from './contract/organisation.ts';

/** All that is known of a contact, in a line. */
export function contactLine({ name, email, phone, address }: Contact): string {
  return [name, email, phone, address.replaceAll('\n', ', ')].filter((part) => part !== '').join(', ');
}
