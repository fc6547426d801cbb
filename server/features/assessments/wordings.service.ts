import { createHash } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { BodyOf } from '../../../domain/contract/endpoint.ts';
import type { turnOnWording, WordingState } from '../../../domain/contract/questions.ts';
import type { InstrumentType } from '../../../domain/instruments/instrument.ts';
import type { Wording } from '../../../domain/instruments/wordings/wording-shape.ts';
import { findWording, wordingId, wordings } from '../../../domain/instruments/wordings/wordings.ts';
import { firstLanguage } from '../../../domain/languages.ts';
import type { Language } from '../../../domain/languages.ts';
import { AppError } from '../../core/app-error.ts';
import type { Database } from '../../db/schema.ts';
import { insertAuditEvent } from '../../security/audit/audit.queries.ts';
import type { Services } from '../services.ts';
import { endWording, findWordings, storeWording } from './wordings.queries.ts';
import type { StoredWording } from './wordings.queries.ts';

/** A hash of the words people read: once any of them has changed, they have to be compared again. */
function hashOf({ stem, items, answers }: Wording): Buffer {
  return createHash('sha256')
    .update(JSON.stringify([stem, items, answers]))
    .digest();
}

const isOf = (wording: Pick<Wording, 'type' | 'language'>) => (row: StoredWording) =>
  row.type === wording.type && row.language === wording.language;

/** How it stands with each form of the table. */
export async function wordingStates(db: Kysely<Database>): Promise<WordingState[]> {
  const rows = await findWordings(db);
  return wordings.map((wording) => stateOf(wording, rows.find(isOf(wording))));
}

function stateOf(wording: Wording, row: StoredWording | undefined): WordingState {
  const { type, language } = wording;
  const on = row && row.off_at === null && row.words.equals(hashOf(wording)) ? row : undefined;
  return {
    id: wordingId(wording),
    type,
    language,
    is_on: on !== undefined,
    compared_by: on?.compared_by ?? null,
    compared_on: on?.compared_on ?? null,
  };
}

/** The languages in which each questionnaire may be shown, the first of them English. */
export async function openLanguages(db: Kysely<Database>): Promise<(type: InstrumentType) => Language[]> {
  const on = (await wordingStates(db)).filter(({ is_on: isOn }) => isOn);
  return (type) => [firstLanguage, ...on.filter((one) => one.type === type).map(({ language }) => language)];
}

/** Milliseconds. No one keeps a questionnaire open for longer than a day. */
export const longestOpen = 24 * 60 * 60 * 1000;

/** Whether someone can have had this form before them then: it is on, or was within the last hours. */
export async function wasOpenIn(
  db: Kysely<Database>,
  form: { type: InstrumentType; language: Language },
  then: Date,
): Promise<boolean> {
  if (form.language === firstLanguage) return true;
  const row = (await findWordings(db)).find(isOf(form));
  return row !== undefined && (row.off_at === null || row.off_at.getTime() > then.getTime() - longestOpen);
}

type Caller = { actorId: string; id: string };

export async function turnOn(
  { db, log, now }: Services,
  { actorId, id }: Caller,
  comparison: BodyOf<typeof turnOnWording>,
): Promise<WordingState> {
  const wording = known(id);
  const { type, language } = wording;
  const row = { type, language, words: hashOf(wording), ...comparison };
  await db.transaction().execute(async (transaction) => {
    await storeWording(transaction, row);
    const detail = { type, language };
    await insertAuditEvent(transaction, { actorId, action: 'wording_turned_on', detail, now: now() });
  });
  log.info({ event: 'wording_turned_on', user: actorId, wording: id });
  return stateOf(wording, { ...row, off_at: null });
}

export async function turnOff({ db, log, now }: Services, { actorId, id }: Caller): Promise<WordingState> {
  const wording = known(id);
  const { type, language } = wording;
  await db.transaction().execute(async (transaction) => {
    if (!(await endWording(transaction, wording, now()))) return;
    const detail = { type, language };
    await insertAuditEvent(transaction, { actorId, action: 'wording_turned_off', detail, now: now() });
  });
  log.info({ event: 'wording_turned_off', user: actorId, wording: id });
  return stateOf(wording, undefined);
}

function known(id: string): Wording {
  const wording = findWording(id);
  if (!wording) throw new AppError('not_found');
  return wording;
}
