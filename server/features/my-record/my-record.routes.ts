import type { Language } from '../../../domain/languages.ts';
import { bytesYielding } from '../../jobs/yield-to-event-loop.ts';
import type { HandlersOf } from '../../http/mount-calls.ts';
import type { Services } from '../services.ts';
import { createOneForEach } from '../../jobs/one-for-each.ts';
import { createSemaphore } from '../../jobs/semaphore.ts';
import { leaverBy } from '../people/leaving/leaver.ts';
import { findOwnRecord } from './my-record.queries.ts';
import type { OwnRecord } from './my-record.queries.ts';
import { recordAsCsv } from './record-csv.ts';
import { recordAsFhir } from './record-fhir.ts';
import { recordAsJson } from './record-json.ts';

/** How many a process makes at once and lets wait. Years of records take a quarter of a second. */
const semaphoreLimits = { work: 'record', atOnce: 2, longestQueue: 50 };

export function answerMyRecord(services: Services): HandlersOf<'myRecord'> {
  const { now } = services;
  const semaphore = createSemaphore(semaphoreLimits);
  const oneForEach = createOneForEach();
  const write = (userId: string, partsOf: (record: OwnRecord) => Iterable<string> | AsyncIterable<string>) =>
    oneForEach(userId, () => semaphore(async () => bytesYielding(partsOf(await findOwnRecord(services, userId)))));
  const jsonOf = async (userId: string, language: Language) => ({
    contentType: 'application/json; charset=utf-8',
    name: 'my-record.json',
    bytes: await write(userId, (record) => recordAsJson(record, { exportedAt: now(), language })),
  });
  return {
    myRecordJson: ({ caller, language }) => jsonOf(caller.id, language),

    leaverRecord: async ({ params: { token }, address, language }) =>
      jsonOf((await leaverBy(services, { token, address })).userId, language),

    myRecordCsv: async ({ caller, language }) => ({
      contentType: 'text/csv; charset=utf-8',
      name: 'my-record.csv',
      bytes: await write(caller.id, (record) => recordAsCsv(record, language)),
    }),

    myRecordFhir: async ({ caller, language }) => ({
      contentType: 'application/fhir+json; charset=utf-8',
      name: 'my-record.fhir.json',
      bytes: await write(caller.id, (record) => recordAsFhir(record, { exportedAt: now(), language })),
    }),
  };
}
