import * as z from 'zod/mini';
import { operatorMessages } from '../../domain/messages/en/settings.ts';

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

/** One line of at most `max` characters, trimmed. */
export function shortLine(max: number, fallback: string) {
  return z._default(z.string().check(z.trim(), z.maxLength(max, operatorMessages.tooLong(max))), fallback);
}
