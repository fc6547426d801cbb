import type { BodyInputOf } from '../../../domain/contract/endpoint.ts';
import type { register } from '../../../domain/contract/registration.ts';
import { ageOn, dayInZone } from '../../../domain/dates.ts';
import { call } from '../../api/api-client.ts';

/** Sends the age beside the date of birth, as the specification's payload has it; the server computes its own. */
export function sendRegistration(person: BodyInputOf<typeof register>): Promise<unknown> {
  const body = { ...person, age: ageOn(person.date_of_birth, dayInZone(new Date())) };
  return call('POST /api/auth/register', { body });
}
