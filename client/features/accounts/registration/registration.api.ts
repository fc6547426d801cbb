import type { BodyInputOf, ReplyOf } from '../../../../domain/contract/endpoint.ts';
import type { join, register } from '../../../../domain/contract/auth.ts';
import type { registrationLink } from '../../../../domain/contract/registration.ts';
import { ageOn, dayInZone } from '../../../../domain/dates.ts';
import { call } from '../../../api/api-client.ts';
import { publicQuery } from '../../../api/public-query.ts';

export function sendJoin(token: string, body: BodyInputOf<typeof join>): Promise<unknown> {
  return call('POST /api/auth/join/:token', { params: { token }, body });
}

export async function askForLink(email: string): Promise<string> {
  return (await call('POST /api/auth/registration-link', { body: { email } })).msg;
}

/** What a mailed link is for. */
export type OpenedLink = ReplyOf<typeof registrationLink>;

export function openLink(token: string): Promise<OpenedLink> {
  return call('POST /api/auth/join/:token/opened', { params: { token } });
}

const reading = publicQuery('who can register', () => call('GET /api/registration'));

/** As long the page waits for it before it shows the form (ms): the server refuses whom it does not let in. */
const longestWait = 1500;

export const useRule = reading.useReading;

export async function waitForRule(): Promise<void> {
  await Promise.race([reading.load(), new Promise((resolve) => setTimeout(resolve, longestWait))]);
}

/**
 * Sends the age beside the date of birth, as the specification's payload has it; the server computes its own. With the same
 * `idempotencyKey` it can be sent again where its answer was lost.
 */
export function sendRegistration(person: BodyInputOf<typeof register>, idempotencyKey: string): Promise<unknown> {
  const body = { ...person, age: ageOn(person.date_of_birth, dayInZone(new Date())) };
  return call('POST /api/auth/register', { body, idempotencyKey });
}
