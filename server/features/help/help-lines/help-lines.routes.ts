import type { HandlersOf } from '../../../http/mount-calls.ts';
import type { Services } from '../../services.ts';
import { listHelpLines } from './list-help-lines.ts';
import { addLine, changeLine, removeLine } from './help-lines.service.ts';

export function answerHelpLines(services: Services): HandlersOf<'helpLines'> {
  return {
    helpLines: () => listHelpLines(services),
    addHelpLine: ({ body, caller }) => addLine(services, caller.id, body),
    changeHelpLine: ({ params: { id }, body, caller }) => changeLine(services, { actorId: caller.id, id }, body),
    removeHelpLine: ({ params: { id }, caller }) => removeLine(services, { actorId: caller.id, id }),
  };
}
