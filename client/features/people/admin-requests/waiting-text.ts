import { adminRequestMessages as words } from '#messages/admin-requests.ts';
import type { AdminRequest } from '../../../../domain/contract/admin-requests.ts';

/** What waits for a second admin, in one line: first of all for the one whom it is about; null where nothing does. */
export function waitingText(requests: readonly AdminRequest[] = []): string | null {
  const open = requests.filter((request) => request.objected_at === null);
  if (open.length === 0) return null;
  return open.some((request) => request.about_you) ? words.lineAboutYou : words.line;
}
