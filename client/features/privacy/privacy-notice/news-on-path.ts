import type { PrivacyNews } from '../../../../domain/contract/privacy-notice.ts';

/** Where one works for others, and in the middle of reading what it is about, no one is asked about themselves. */
const away = /^\/(?:admin|counsellor|privacy-notice)/i;

/** What of it is said at an address. */
export function newsOnPath(news: PrivacyNews | undefined, pathname: string) {
  return {
    isAsked: news?.consent === 'asked' && !away.test(pathname),
    isStopped: news?.consent === 'declined' && !away.test(pathname),
    looks: news?.looks ?? null,
  };
}
