import type { HandlersOf } from '../../../http/mount-calls.ts';
import type { Services } from '../../services.ts';
import { agree, listRequests, object, withdraw } from './admin-requests.service.ts';

export function answerAdminRequests(services: Services): HandlersOf<'adminRequests'> {
  return {
    adminRequests: ({ caller }) => listRequests(services, caller.id),
    agreeToAdminRequest: ({ params: { id }, caller }) => agree(services, caller.id, id),
    objectToAdminRequest: ({ params: { id }, caller }) => object(services, caller.id, id),
    withdrawAdminRequest: ({ params: { id }, caller }) => withdraw(services, caller.id, id),
  };
}
