import { createPool } from '../db/connect.ts';
import type { Services } from '../features/services.ts';
import { registerPerson } from './people.ts';
import type { SignedInPerson } from './people.ts';
import type { PushReceiver } from './push-receiver.ts';
import type { TestServer } from './test-server.ts';

export const subscriptionsPath = '/api/push/subscriptions';

export interface SubscribedPerson extends SignedInPerson {
  device: string;
}

let devices = 0;

/** A person who has just opted in, on a device of the receiver's. */
export async function subscribedPerson(
  server: TestServer,
  receiver: PushReceiver,
  timeZone = 'Asia/Kolkata',
): Promise<SubscribedPerson> {
  const person = await registerPerson(server);
  devices += 1;
  const device = `device-${devices}`;
  const body = { ...receiver.subscription(device), time_zone: timeZone };
  const answer = await server.request('POST', subscriptionsPath, { token: person.token, body });
  if (answer.status !== 200) throw new Error(`the subscription answered ${answer.status}: ${answer.text}`);
  return { ...person, device };
}

/** Another process on the same database: nothing is shared but the rows. */
export async function secondProcess(server: TestServer): Promise<{ services: Services; close(): Promise<void> }> {
  const connection = server.database.application;
  const opened = createPool({ connection }, { max: 5, applicationName: 'evenkeel-second', statementTimeoutMs: 30_000 });
  return { services: { ...server.services, db: opened.db }, close: opened.close };
}
