import { endSession } from './session.ts';
import { readToken } from './stored-token.ts';

/** A page that the browser has kept behind Back was not told that its session has ended elsewhere. */
export function watchBackCache(page: Pick<Window, 'addEventListener'>): void {
  page.addEventListener('pageshow', ({ persisted }) => {
    if (persisted && readToken() === null) endSession('signed-out');
  });
}
