import type { Transaction } from 'kysely';
import { callBackSends } from '../../../../domain/contract/call-backs.ts';
import type {
  CallBackRequest,
  CallOutcome,
  CounsellorRequest,
  OwnCallBack,
} from '../../../../domain/contract/call-backs.ts';
import type { Database } from '../../../db/schema.ts';
import { AppError } from '../../../core/app-error.ts';
import { decryptCallBack } from '../../../security/encryption/help-columns.ts';
import type { Services } from '../../services.ts';
import { isUuid } from '../../../db/record-id.ts';
import { listHelpLines } from '../help-lines/list-help-lines.ts';
import {
  findLatestCallBack,
  findRequestFor,
  findRequestsFor,
  holdCallBack,
  insertCallBack,
  markTaken,
  putOutcome,
  reopen,
  withdraw,
} from './call-backs.queries.ts';
import type { NamedCallBack, StoredCallBack } from './call-backs.queries.ts';
import { findHoursOf } from './hours.queries.ts';
import {
  findAnswers,
  findCounsellors,
  forgetNotices,
  keepCounsellors,
  nameCounsellors,
  putAnswer,
} from './counsellors.queries.ts';
import type { Counsellor } from './counsellors.queries.ts';
import { tellAsked } from './tell-asked.ts';

type Needs = Pick<Services, 'db' | 'config' | 'now' | 'cipher'>;

type OwnRequest = NonNullable<OwnCallBack['request']>;

function shownAs({ config, now, cipher }: Needs, row: StoredCallBack): Omit<CounsellorRequest, 'name'> {
  const answerBy = new Date(row.requested_at.getTime() + config.callBackHours * 3_600_000);
  const open = now() > answerBy ? 'overdue' : 'waiting';
  return {
    id: row.id,
    state: row.withdrawn_at ? 'withdrawn' : row.taken_at ? 'taken' : open,
    requested_at: row.requested_at.toISOString(),
    answer_by: answerBy.toISOString(),
    taken_at: row.taken_at?.toISOString() ?? null,
    outcome: row.outcome,
    outcome_at: row.outcome_at?.toISOString() ?? null,
    ...decryptCallBack(cipher, { userId: row.user_id, id: row.id }, row.content),
  };
}

function forCounsellor(needs: Needs, row: NamedCallBack): CounsellorRequest {
  return { ...shownAs(needs, row), name: row.name };
}

function isOpen({ taken_at, withdrawn_at }: StoredCallBack): boolean {
  return taken_at === null && withdrawn_at === null;
}

/** Whom of those present a request names, and who has come since and waits for the person's word. */
async function namesIn(
  { db }: Needs,
  row: StoredCallBack,
  present: readonly Counsellor[],
): Promise<Pick<OwnRequest, 'counsellors' | 'new_counsellors'>> {
  if (row.withdrawn_at) return { counsellors: [], new_counsellors: [] };
  const answers = new Map((await findAnswers(db, row)).map(({ counsellorId, agreed }) => [counsellorId, agreed]));
  const mayRead = (id: string) => answers.get(id) === true && (row.taken_at === null || row.taken_by === id);
  return {
    counsellors: present.filter(({ id }) => mayRead(id)),
    new_counsellors: isOpen(row) ? present.filter(({ id }) => !answers.has(id)) : [],
  };
}

export async function readOwnCallBack(needs: Needs, userId: string): Promise<OwnCallBack> {
  const counsellors = await findCounsellors(needs.db, userId);
  const row = await findLatestCallBack(needs.db, userId);
  const request = row ? { ...shownAs(needs, row), ...(await namesIn(needs, row, counsellors)) } : null;
  const isLeftAlone = request?.state === 'overdue' || (row && waitsForNobody(row, request));
  return {
    available: counsellors.length > 0,
    counsellors,
    answer_within_hours: needs.config.callBackHours,
    hours: await findHoursOf(
      needs.db,
      counsellors.map(({ id }) => id),
    ),
    time_zone: needs.config.orgTimezone,
    sends: [...callBackSends],
    request,
    lines: isLeftAlone ? await listHelpLines(needs) : [],
  };
}

/** None of those who could still call is there. A call that was to come within the week after it was taken up is over. */
function waitsForNobody(row: StoredCallBack, request: OwnCallBack['request']): boolean {
  const isDone = row.outcome !== null && row.outcome !== 'calls_again';
  return !isDone && row.content !== null && row.withdrawn_at === null && request?.counsellors.length === 0;
}

/** Throws `no_counsellor`, `counsellors_changed` and `call_back_open` (409). */
export async function requestCallBack(needs: Needs, userId: string, body: CallBackRequest): Promise<OwnCallBack> {
  const { phone, preferred_time, note, counsellors: shown } = body;
  const content = { phone, preferred_time, note: note || null };
  const now = needs.now();
  await needs.db.transaction().execute(async (db) => {
    await keepCounsellors(db);
    const counsellors = await findCounsellors(db, userId);
    if (counsellors.length === 0) throw new AppError('no_counsellor');
    if (shown && !areThese(counsellors, shown)) throw new AppError('counsellors_changed');
    const id = await insertCallBack(db, needs.cipher, { userId, content, now });
    if (id === undefined) throw new AppError('call_back_open');
    await nameCounsellors(db, { user_id: userId, id }, { counsellors, now });
    await tellAsked(db, { userId, counsellorIds: counsellors.map((one) => one.id), now });
    await forgetNotices(db, userId, { kinds: ['counsellor_lost'] });
  });
  return readOwnCallBack(needs, userId);
}

function areThese(counsellors: readonly Counsellor[], ids: readonly string[]): boolean {
  const given = new Set(ids.map((id) => id.toLowerCase()));
  return given.size === counsellors.length && counsellors.every(({ id }) => given.has(id));
}

/** Throws `not_found` (404) where no request is open, or where it is the id of no counsellor. */
export async function answerOne(
  needs: Needs,
  userId: string,
  { counsellorId, agree }: { counsellorId: string; agree: boolean },
): Promise<OwnCallBack> {
  await needs.db.transaction().execute(async (db) => {
    await keepCounsellors(db);
    const counsellor = (await findCounsellors(db, userId)).find(({ id }) => id === counsellorId.toLowerCase());
    const latest = await findLatestCallBack(db, userId);
    const row = latest && (await holdCallBack(db, latest.id));
    if (!counsellor || !row || !isOpen(row)) throw new AppError('not_found');
    const now = needs.now();
    const before = (await findAnswers(db, row)).find((answer) => answer.counsellorId === counsellor.id);
    await putAnswer(db, row, { counsellorId: counsellor.id, agree, now });
    if (agree && !before?.agreed) await tellAsked(db, { userId, counsellorIds: [counsellor.id], now });
    await forgetNotices(db, userId, { kinds: ['counsellor_joined'], counsellorId: counsellor.id });
  });
  return readOwnCallBack(needs, userId);
}

/** Throws `not_found` (404) where the person has never asked. */
export async function withdrawOwn(needs: Needs, userId: string): Promise<OwnCallBack> {
  const row = await findLatestCallBack(needs.db, userId);
  if (!row) throw new AppError('not_found');
  await needs.db.transaction().execute(async (db) => {
    await withdraw(db, row, needs.now());
    await forgetNotices(db, userId, { kinds: ['counsellor_joined', 'counsellor_left', 'counsellor_lost'] });
  });
  return readOwnCallBack(needs, userId);
}

/** People who have waited longer than was said come first. */
export async function listRequests(needs: Needs, counsellorId: string): Promise<CounsellorRequest[]> {
  const requests = (await findRequestsFor(needs.db, counsellorId)).map((row) => forCounsellor(needs, row));
  const { overdue = [], others = [] } = Object.groupBy(requests, ({ state }) =>
    state === 'overdue' ? state : 'others',
  );
  return [...overdue, ...others];
}

interface Act {
  id: string;
  counsellorId: string;
}

/** Throws `not_found` (404), also where it was withdrawn or names others, and `already_taken` (409). */
export async function takeUp(
  needs: Needs,
  { id, counsellorId }: Act,
  andThen?: (db: Transaction<Database>) => Promise<void>,
): Promise<CounsellorRequest> {
  if (!isUuid(id)) throw new AppError('not_found');
  const row = await needs.db.transaction().execute(async (db) => {
    // A counsellor who loses the role at this moment either has it taken up, and its person is told, or finds it gone.
    await keepCounsellors(db);
    await holdCallBack(db, id);
    await markTaken(db, { id, counsellorId, now: needs.now() });
    await andThen?.(db);
    const found = await readable(db, { id, counsellorId });
    // In the same moment, or a notice would stay of who might take up what was taken up.
    await forgetNotices(db, found.user_id, { kinds: ['counsellor_joined'] });
    return found;
  });
  return forCounsellor(needs, row);
}

/** The same, also where it was not taken up before. */
export async function noteOutcome(needs: Needs, act: Act, outcome: CallOutcome | null): Promise<CounsellorRequest> {
  return takeUp(needs, act, (db) => putOutcome(db, { ...act, outcome, now: needs.now() }));
}

/** The others whom it names are mailed as if they were asked now: they had seen it taken. */
export async function giveBack(needs: Needs, { id, counsellorId }: Act): Promise<CounsellorRequest> {
  if (!isUuid(id)) throw new AppError('not_found');
  const row = await needs.db.transaction().execute(async (db) => {
    await keepCounsellors(db);
    const before = await readable(db, { id, counsellorId });
    if (before.taken_by !== null) {
      if (!(await reopen(db, { id, counsellorId }))) throw new AppError('not_found');
      const named = (await findAnswers(db, before)).filter(({ agreed }) => agreed).map((one) => one.counsellorId);
      const others = named.filter((other) => other !== counsellorId);
      await tellAsked(db, { userId: before.user_id, counsellorIds: others, now: needs.now() });
    }
    return readable(db, { id, counsellorId });
  });
  return forCounsellor(needs, row);
}

async function readable(db: Transaction<Database>, { id, counsellorId }: Act): Promise<NamedCallBack> {
  const found = await findRequestFor(db, counsellorId, id);
  if (!found) throw new AppError('not_found');
  if (found.taken_by !== null && found.taken_by !== counsellorId) throw new AppError('already_taken');
  return found;
}
