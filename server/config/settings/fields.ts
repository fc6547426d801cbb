import * as z from 'zod/mini';
import { operatorMessages } from '../../../domain/messages/en/settings.ts';
import { faultOfDatabaseUrl, hostUrlsOf } from '../database-url.ts';
import type { WantedSession } from '../database-hosts.ts';
import { faultOfSmtpUrl } from './smtp-url.ts';

/** A whole number in a range; `fallback` where it is left out. */
export function wholeNumber(from: number, to: number, fallback: number) {
  const fault = operatorMessages.wholeNumber(from, to);
  return z._default(
    z.pipe(
      z.string().check(z.regex(/^[0-9]{1,9}$/, fault)),
      z.pipe(z.transform(Number), z.number().check(z.minimum(from, fault), z.maximum(to, fault))),
    ),
    fallback,
  );
}

/** An address with one of these protocols. */
export function urlWith(protocols: readonly string[], fault: string) {
  return z.string().check(
    z.refine((text) => {
      const url = URL.parse(text);
      return url !== null && protocols.includes(url.protocol);
    }, fault),
  );
}

/** An address of a PostgreSQL that nothing goes to in the clear, unless it is on this machine. */
export function databaseAddress(sessions: readonly WantedSession[] = ['read-write', 'primary']) {
  return z.string().check((context) => {
    const fault = isDatabaseUrl(context.value)
      ? faultOfDatabaseUrl(context.value, sessions)
      : operatorMessages.databaseUrl;
    if (fault !== undefined) context.issues.push({ code: 'custom', input: context.value, message: fault });
  });
}

/** An address of a mail server. */
export function mailServerAddress() {
  return z.string().check((context) => {
    const fault = faultOfSmtpUrl(context.value);
    if (fault !== undefined) context.issues.push({ code: 'custom', input: context.value, message: fault });
  });
}

function isDatabaseUrl(text: string): boolean {
  if (!/^postgres(?:ql)?:/i.test(text)) return false;
  try {
    return hostUrlsOf(text).every((url) => URL.canParse(url));
  } catch {
    return false;
  }
}

/** One line of at most `max` characters, trimmed. */
export function shortLine(max: number, fallback: string) {
  return z._default(z.string().check(z.trim(), z.maxLength(max, operatorMessages.tooLong(max))), fallback);
}

/** A name with at least one dot, `*.` in front for all below it; plain http on this machine only. */
export const pushHost =
  /^(?:(?:\*\.)?(?:[a-z0-9-]+\.)+[a-z0-9-]+(?::\d{1,5})?|http:\/\/(?:127\.0\.0\.1|localhost|\[::1\]):\d{1,5})$/;

/** The items of a setting that may name several, in lower case. */
export function listOf(text: string): string[] {
  return text
    .toLowerCase()
    .split(/[\s,]+/)
    .filter((item) => item !== '');
}
