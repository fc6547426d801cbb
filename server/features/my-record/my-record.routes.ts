import type { FastifyInstance } from 'fastify';
import { myRecordCsv, myRecordFhir, myRecordJson } from '../../../domain/contract/my-record.ts';
import { mountEndpoint } from '../../mount-endpoint.ts';
import type { Services } from '../../services.ts';
import { createSlots } from '../../slots.ts';
import { findOwnRecord } from './my-record.queries.ts';
import type { OwnRecord } from './my-record.queries.ts';
import { recordAsCsv } from './record-csv.ts';
import { recordAsFhir } from './record-fhir.ts';
import { recordAsJson } from './record-json.ts';

export function mountMyRecord(app: FastifyInstance, services: Services): void {
  const { now } = services;
  // Years of answers are opened one by one, some milliseconds in all.
  const inSlot = createSlots({ atOnce: 2, longestQueue: 50 });
  const read = (userId: string): Promise<OwnRecord> => inSlot(() => findOwnRecord(services, userId));
  const bytesOf = (text: string) => new TextEncoder().encode(text);

  mountEndpoint(app, services, myRecordJson, async ({ caller }) => ({
    contentType: 'application/json; charset=utf-8',
    name: 'my-record.json',
    bytes: bytesOf(recordAsJson(await read(caller.id), now())),
  }));

  mountEndpoint(app, services, myRecordCsv, async ({ caller }) => recordAsCsv(await read(caller.id)));

  mountEndpoint(app, services, myRecordFhir, async ({ caller }) => ({
    contentType: 'application/fhir+json; charset=utf-8',
    name: 'my-record.fhir.json',
    bytes: bytesOf(`${JSON.stringify(recordAsFhir(await read(caller.id), now()), undefined, 2)}\n`),
  }));
}
