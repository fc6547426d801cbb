/** What a mail library's error and `smtp-sender.ts` say beside their message. */
interface SmtpFault extends Error {
  code?: string;
  /** Of the mail server, where it has answered. */
  responseCode?: number;
  /** What the mail server answered: `RCPT TO` where it is about the receiver. */
  command?: string;
  /** The mail server had all of the mail when it went wrong. */
  isHandedOver?: boolean;
}

/**
 * The mail server has said that it never takes this mail (RFC 5321: 5yz): its receiver or its text. What it says of our sender or our
 * signing in is about a setting: the mail waits until that is right.
 */
export function isRefusedForGood(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code, command, responseCode = 0 } = error as SmtpFault;
  if (code !== 'EMESSAGE' && (code !== 'EENVELOPE' || command !== 'RCPT TO')) return false;
  return responseCode >= 500 && responseCode < 600 && responseCode !== 530 && responseCode !== 535;
}

/** It was only slow to say so, or the line broke: the mail may have gone out. */
export function mayHaveBeenSent(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code, responseCode, isHandedOver } = error as SmtpFault;
  if (responseCode !== undefined) return false;
  return isHandedOver ?? code === 'ETIMEDOUT';
}
