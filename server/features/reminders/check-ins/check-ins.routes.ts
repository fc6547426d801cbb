import type { HandlersOf } from '../../../http/mount-calls.ts';
import type { Services } from '../../services.ts';
import { changeCheckInsOf, checkInsOf, closeCheckInOf } from './check-ins.service.ts';

export function answerCheckIns(services: Services): HandlersOf<'checkIns'> {
  return {
    checkIns: ({ caller }) => checkInsOf(services, caller.id),
    changeCheckIns: ({ caller, body }) => changeCheckInsOf(services, caller.id, body),
    closeCheckIn: ({ caller }) => closeCheckInOf(services, caller.id),
  };
}
