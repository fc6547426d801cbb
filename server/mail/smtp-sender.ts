import { isIPv4 } from 'node:net';
import type { SMTPTransportOptions, Transporter } from 'nodemailer';
import type { Config } from '../config.ts';
import type { SendMail } from './outgoing-mail.ts';
import { composeMail } from './compose.ts';

/** Milliseconds; all of a conversation's steps together stay below the three minutes of `claimDueReset`. */
const timeouts = {
  dnsTimeout: 10_000,
  connectionTimeout: 10_000,
  greetingTimeout: 10_000,
  socketTimeout: 15_000,
};

/** `smtp://user:password@host:587` or `smtps://host`; user and password may be percent-encoded. */
export function smtpSender(smtpUrl: string, { mailFrom }: Pick<Config, 'mailFrom'>): SendMail {
  const options = transportOptions(smtpUrl);
  let transport: Transporter | undefined;
  return async (mail) => {
    // Loaded with the first mail: until then it takes no memory.
    const { createTransport } = await import('nodemailer');
    transport ??= createTransport(options);
    await transport.sendMail(composeMail(mail, mailFrom));
  };
}

/**
 * A reset link is a key, so it travels encrypted to a server whose certificate is checked. Two exceptions: mail that
 * does not leave this machine, and a relay of one's own network that the operator marks with `?requireTLS=false`.
 */
export function transportOptions(smtpUrl: string): SMTPTransportOptions {
  const url = new URL(smtpUrl);
  const host = url.hostname.replace(/^\[(.*)\]$/, '$1');
  const secure = url.protocol === 'smtps:';
  const isHere = host === 'localhost' || host === '::1' || (isIPv4(host) && host.startsWith('127.'));
  return {
    ...timeouts,
    host: host === '' ? 'localhost' : host,
    secure,
    ...(url.port !== '' && { port: Number(url.port) }),
    ...(url.username !== '' && {
      auth: { user: decodeURIComponent(url.username), pass: decodeURIComponent(url.password) },
    }),
    requireTLS: !secure && !isHere && url.searchParams.get('requireTLS') !== 'false',
    tls: { rejectUnauthorized: secure || !isHere },
  };
}
