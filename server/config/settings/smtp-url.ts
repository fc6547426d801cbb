import { operatorMessages } from '../../../domain/messages/en/settings.ts';

/** Why no mail can go by this address, in the words that come after the name of its setting. */
export function faultOfSmtpUrl(text: string): string | undefined {
  const url = URL.parse(text);
  if (url === null || !['smtp:', 'smtps:'].includes(url.protocol)) return operatorMessages.smtpUrl;
  try {
    decodeURIComponent(`${url.username}:${url.password}`);
    return undefined;
  } catch {
    return operatorMessages.smtpUrlPercent;
  }
}
