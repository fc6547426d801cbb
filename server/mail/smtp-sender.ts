import type { SMTPTransportOptions } from 'nodemailer';
import type { Config } from '../config/config.ts';
import { readSecretAgain } from '../config/settings/environment.ts';
import { faultOfSmtpUrl } from '../config/settings/smtp-url.ts';
import { isThisMachine } from '../config/settings/this-machine.ts';
import type { OutgoingMail, SendMail } from './outgoing-mail.ts';
import { composeMail } from './compose.ts';
import { codeOf } from '../core/error-code.ts';

/** Milliseconds. */
export const smtpTimeouts = {
  dnsTimeout: 10_000,
  connectionTimeout: 10_000,
  greetingTimeout: 30_000,
  /** For all of the conversation until the mail server has the mail: so far it has surely not gone out. */
  handOverTimeout: 60_000,
  /**
   * From then on it may stay silent for so long (RFC 5321, section 4.5.3.2.6): a sender that hangs up earlier has to send a mail
   * again that was taken.
   */
  socketTimeout: 600_000,
};

type Timeouts = typeof smtpTimeouts;

type SmtpSettings = Pick<Config, 'mailFrom' | 'smtpCa' | 'secretFiles'>;

/**
 * `smtp://user:password@host:587` or `smtps://host`; user and password may be percent-encoded. What stands in the file that
 * it came from counts once the mail server takes it, and until then what it took last: so a password is changed first here
 * and then there, and no mail waits for it.
 */
export function smtpSender(
  smtpUrl: string,
  { mailFrom, smtpCa, secretFiles }: SmtpSettings,
  timeouts: Timeouts = smtpTimeouts,
): SendMail {
  let taken = smtpUrl;
  async function sendBy(url: string, mail: OutgoingMail): Promise<void> {
    // Loaded with the first mail: until then it takes no memory.
    const { createTransport } = await import('nodemailer');
    const { handOverTimeout } = timeouts;
    const late = new AbortController();
    let isHandedOver = false;
    const timer = setTimeout(() => late.abort(), handOverTimeout);
    const transport = createTransport(transportOptions(url, smtpCa, librarysTimeouts(timeouts)));
    transport.use('stream', ({ message }, done) => {
      const read = message.createReadStream.bind(message);
      message.createReadStream = (options) =>
        // Read once the mail server has said that it wants the text.
        read(options).once('end', () => {
          isHandedOver = true;
          clearTimeout(timer);
        });
      done();
    });
    try {
      await transport.sendMail({ ...composeMail(mail, mailFrom), signal: late.signal });
    } catch (error) {
      if (late.signal.aborted)
        throw Object.assign(new Error(`not taken within ${handOverTimeout} ms`), { code: 'ETIMEDOUT', isHandedOver });
      throw error instanceof Error ? Object.assign(error, { isHandedOver }) : error;
    } finally {
      clearTimeout(timer);
    }
    taken = url;
  }
  return async (mail) => {
    const written = addressIn(secretFiles.SMTP_URL) ?? taken;
    try {
      await sendBy(written, mail);
    } catch (error) {
      if (codeOf(error) !== 'EAUTH' || written === taken) throw error;
      await sendBy(taken, mail);
    }
  };
}

const librarysTimeouts = ({ dnsTimeout, connectionTimeout, greetingTimeout, socketTimeout }: Timeouts) => ({
  dnsTimeout,
  connectionTimeout,
  greetingTimeout,
  socketTimeout,
});

function addressIn(file: string | undefined): string | undefined {
  const text = file === undefined ? undefined : readSecretAgain(file);
  return text !== undefined && faultOfSmtpUrl(text) === undefined ? text : undefined;
}

/**
 * A reset link is a key, so it travels encrypted to a server whose certificate is checked. Two exceptions: mail that
 * does not leave this machine, and a relay of one's own network that the operator marks with `?requireTLS=false`.
 */
export function transportOptions(
  smtpUrl: string,
  ca?: string,
  timeouts: Omit<Timeouts, 'handOverTimeout'> = librarysTimeouts(smtpTimeouts),
): SMTPTransportOptions {
  const url = new URL(smtpUrl);
  const host = url.hostname.replace(/^\[(.*)\]$/, '$1') || 'localhost';
  const secure = url.protocol === 'smtps:';
  const isHere = isThisMachine(host);
  return {
    ...timeouts,
    host,
    secure,
    ...(url.port !== '' && { port: Number(url.port) }),
    ...(url.username !== '' && {
      auth: { user: decodeURIComponent(url.username), pass: decodeURIComponent(url.password) },
    }),
    requireTLS: !secure && !isHere && url.searchParams.get('requireTLS') !== 'false',
    tls: { rejectUnauthorized: secure || !isHere, minVersion: 'TLSv1.2', ...(ca !== undefined && { ca }) },
  };
}
