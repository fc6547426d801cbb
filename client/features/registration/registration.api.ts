import type { BodyInputOf } from '../../../domain/contract/endpoint.ts';
import { register } from '../../../domain/contract/registration.ts';
import { call } from '../../api-client.ts';

export function sendRegistration(body: BodyInputOf<typeof register>): Promise<unknown> {
  return call(register, { body });
}
