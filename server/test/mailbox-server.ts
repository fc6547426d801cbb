import type { AddressInfo } from 'node:net';
import type { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { callbackify } from 'node:util';
import PostalMime from 'postal-mime';
import type { Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import type { SMTPServerOptions } from 'smtp-server';

export interface ReceivedMail extends Email {
  /** Who it was handed over for, whatever its headers say. */
  receivers: string[];
  raw: string;
}

export interface MailboxServer {
  url: string;
  port: number;
  mails: ReceivedMail[];
  close(): Promise<void>;
}

export interface MailboxOptions extends SMTPServerOptions {
  port?: number;
  /** The loopback, unless it plays a machine of its own. */
  host?: string;
  /** Called with each mail before its sender is told that it has arrived. */
  onMail?: (mail: ReceivedMail) => void;
}

/** A real mail server that keeps what it receives. Offers STARTTLS with a certificate that no one has signed. */
export async function startMailboxServer({
  onMail,
  host = '127.0.0.1',
  ...options
}: MailboxOptions = {}): Promise<MailboxServer> {
  const mails: ReceivedMail[] = [];
  async function keep(stream: Readable, receivers: string[]): Promise<void> {
    const raw = await text(stream);
    const mail = { ...(await PostalMime.parse(raw)), receivers, raw };
    mails.push(mail);
    onMail?.(mail);
  }
  const server = new SMTPServer({
    authOptional: true,
    logger: false,
    closeTimeout: 100,
    onData: (stream, { envelope }, done) => {
      const receivers = envelope.rcptTo.map(({ address }) => address);
      callbackify(keep)(stream, receivers, (error) => done(error));
    },
    ...options,
  });
  // A client that hangs up in the middle is part of the tests.
  server.on('error', () => undefined);
  await new Promise<void>((resolve) => void server.listen(options.port ?? 0, host, resolve));
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `${options.secure ? 'smtps' : 'smtp'}://${host}:${port}`,
    port,
    mails,
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}

/** The token of the link in a mail with a reset link. */
export function tokenIn(mail: string | undefined): string {
  const token = /\/reset-password\/([A-Za-z0-9_-]+)/.exec(mail ?? '')?.[1];
  if (token === undefined) throw new Error(`no link in: ${mail}`);
  return token;
}
