import { callBackSends } from '../../../domain/contract/call-backs.ts';
import type { CallBackRequest, CounsellorRequest, OwnCallBack } from '../../../domain/contract/call-backs.ts';
import { AppError } from '../../app-error.ts';
import { openCallBack } from '../../sealing/call-back-column.ts';
import type { Services } from '../../services.ts';
import { isUuid } from '../../uuid.ts';
import { listHelpLines } from '../help-lines/help-lines.service.ts';
import {
  findLatestCallBack,
  findRequest,
  findRequestsFor,
  insertCallBack,
  isThereACounsellor,
  markTaken,
  withdraw,
} from './call-backs.queries.ts';
import type { NamedCallBack, StoredCallBack } from './call-backs.queries.ts';

type Needs = Pick<Services, 'db' | 'config' | 'now' | 'sealer'>;

function shownAs({ config, now, sealer }: Needs, row: StoredCallBack): NonNullable<OwnCallBack['request']> {
  const answerBy = new Date(row.requested_at.getTime() + config.callBackHours * 3_600_000);
  const open = now() > answerBy ? 'overdue' : 'waiting';
  return {
    id: row.id,
    state: row.withdrawn_at ? 'withdrawn' : row.taken_at ? 'taken' : open,
    requested_at: row.requested_at.toISOString(),
    answer_by: answerBy.toISOString(),
    taken_at: row.taken_at?.toISOString() ?? null,
    ...openCallBack(sealer, { userId: row.user_id, id: row.id }, row.content),
  };
}

function forCounsellor(needs: Needs, row: NamedCallBack): CounsellorRequest {
  return { ...shownAs(needs, row), name: row.name };
}

export async function readOwnCallBack(needs: Needs, userId: string): Promise<OwnCallBack> {
  const available = await isThereACounsellor(needs.db);
  const row = await findLatestCallBack(needs.db, userId);
  const request = row ? shownAs(needs, row) : null;
  const isLeftAlone = request?.state === 'overdue' || (request?.state === 'waiting' && !available);
  return {
    available,
    answer_within_hours: needs.config.callBackHours,
    sends: [...callBackSends],
    request,
    lines: isLeftAlone ? await listHelpLines(needs) : [],
  };
}

/** Throws `no_counsellor` and `call_back_open` (409). */
export async function requestCallBack(needs: Needs, userId: string, body: CallBackRequest): Promise<OwnCallBack> {
  const { phone, preferred_time, note } = body;
  if (!(await isThereACounsellor(needs.db))) throw new AppError('no_counsellor');
  const content = { phone, preferred_time, note: note || null };
  const isStored = await insertCallBack(needs, { userId, content, now: needs.now() });
  if (!isStored) throw new AppError('call_back_open');
  return readOwnCallBack(needs, userId);
}

/** Throws `not_found` (404) where the person has never asked. */
export async function withdrawOwn(needs: Needs, userId: string): Promise<OwnCallBack> {
  const row = await findLatestCallBack(needs.db, userId);
  if (!row) throw new AppError('not_found');
  await withdraw(needs.db, row, needs.now());
  return readOwnCallBack(needs, userId);
}

export async function listRequests(needs: Needs, counsellorId: string): Promise<CounsellorRequest[]> {
  return (await findRequestsFor(needs.db, counsellorId)).map((row) => forCounsellor(needs, row));
}

/** Throws `not_found` (404), also where it was withdrawn, and `already_taken` (409). */
export async function takeUp(
  needs: Needs,
  { id, counsellorId }: { id: string; counsellorId: string },
): Promise<CounsellorRequest> {
  if (!isUuid(id)) throw new AppError('not_found');
  await markTaken(needs.db, { id, counsellorId, now: needs.now() });
  const row = await findRequest(needs.db, id);
  if (!row) throw new AppError('not_found');
  if (row.taken_by !== counsellorId) throw new AppError('already_taken');
  return forCounsellor(needs, row);
}
