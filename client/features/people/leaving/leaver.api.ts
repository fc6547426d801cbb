import type { Leaver } from '../../../../domain/contract/leaving.ts';
import { call, callFile } from '../../../api/api-client.ts';
import { hasCode } from '../../../api/call-error.ts';

/** Answers the word that the other calls take, for an hour. */
export function openLink(token: string, body: { date_of_birth: string; code?: string }): Promise<{ token: string }> {
  return call('POST /api/left/:token/opened', { params: { token }, body });
}

export function fetchLeaver(token: string): Promise<Leaver> {
  return call('GET /api/left/:token', { params: { token } });
}

export type LeaverFile = 'pdf' | 'json';

export function fetchLeaverFile(token: string, file: LeaverFile): Promise<Blob> {
  return file === 'pdf'
    ? callFile('GET /api/left/:token/report', { params: { token } })
    : callFile('GET /api/left/:token/my-record.json', { params: { token } });
}

/** Asks for the erasure, or withdraws it. */
export function changeErasure(token: string, isWanted: boolean): Promise<Leaver> {
  return isWanted
    ? call('POST /api/left/:token/erasure', { params: { token } })
    : call('DELETE /api/left/:token/erasure', { params: { token } });
}

/** The reply; `onOver` where the hour is over. */
export async function untilOver<T>(reply: Promise<T>, onOver: () => void): Promise<T> {
  try {
    return await reply;
  } catch (error) {
    if (hasCode(error, 'leaving_link_invalid')) onOver();
    throw error;
  }
}
