/** An address with the name that is shown beside it. */
export interface Mailbox {
  name: string;
  address: string;
}

const mailbox = /^(?:(?<name>[^<>\r\n]*)<(?<bracketed>[^\s<>@]+@[^\s<>@]+)>|(?<plain>[^\s<>@]+@[^\s<>@]+))$/;

/** Reads `care@example.org` or `Evenkeel <care@example.org>`. */
export function parseMailbox(text: string): Mailbox | undefined {
  const { name = '', bracketed, plain } = mailbox.exec(text)?.groups ?? {};
  const address = bracketed ?? plain;
  return address === undefined ? undefined : { name: name.trim().replace(/^"(.*)"$/, '$1'), address };
}
