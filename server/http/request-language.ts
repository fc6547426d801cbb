import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyRequest } from 'fastify';
import { languageHeader } from '../../domain/language-header.ts';
import { findLanguage, languageCodes, languageCookie } from '../../domain/languages.ts';
import type { Language } from '../../domain/languages.ts';
import { readAcceptHeader } from './accept-header.ts';
import { readCookie } from './cookies.ts';

/** The language in which the page comes: chosen there, else the browser's, else the first one. */
export function pageLanguage(headers: IncomingHttpHeaders): Language {
  return bestLanguage(headers, languageCodes) ?? languageCodes[0];
}

/**
 * The language in which a call is answered: that of its person, else that of the page that makes it. A call that chooses none is answered
 * in the first one whatever its browser prefers, and so is an account that it makes.
 */
export function languageOf({ caller, headers }: FastifyRequest): Language {
  return caller?.language ?? chosenLanguage(headers) ?? languageCodes[0];
}

/** What the page says that it is shown in, else what was chosen there. */
export function chosenLanguage(headers: IncomingHttpHeaders): Language | undefined {
  return findLanguage(headers[languageHeader]) ?? findLanguage(readCookie(headers.cookie, languageCookie));
}

/** The best of the known languages; undefined where a request says nothing of any of them. */
export function bestLanguage<Code extends string>(
  { cookie, 'accept-language': accepted }: IncomingHttpHeaders,
  codes: readonly Code[],
): Code | undefined {
  const chosen = readCookie(cookie, languageCookie);
  return codes.find((code) => code === chosen) ?? bestAccepted(accepted, codes);
}

function bestAccepted<Code extends string>(header: string | undefined, codes: readonly Code[]): Code | undefined {
  const wishes = readAcceptHeader(header)
    .filter(({ name, weight }) => name !== '' && weight > 0)
    .toSorted((one, other) => other.weight - one.weight);
  for (const { name } of wishes) {
    const found = name === '*' ? codes[0] : matchOf(name, codes);
    if (found) return found;
  }
  return undefined;
}

/** `en-GB` is `en` where there is no `en-GB`, and `pt` is `pt-BR` where there is no `pt` (RFC 4647, lookup). */
function matchOf<Code extends string>(range: string, codes: readonly Code[]): Code | undefined {
  const parts = range.split('-');
  for (let count = parts.length; count > 0; count -= 1) {
    const shorter = parts.slice(0, count).join('-');
    const found = codes.find((code) => code.toLowerCase() === shorter);
    if (found) return found;
  }
  return codes.find((code) => code.toLowerCase().startsWith(`${range}-`));
}
