import type { FastifyInstance } from 'fastify';
import { addHelpLine, changeHelpLine, helpLines, removeHelpLine } from '../../../../domain/contract/help-lines.ts';
import { mountEndpoint } from '../../../http/mount-endpoint.ts';
import type { Services } from '../../services.ts';
import { listHelpLines } from './list-help-lines.ts';
import { addLine, changeLine, removeLine } from './help-lines.service.ts';

export function mountHelpLines(app: FastifyInstance, services: Services): void {
  mountEndpoint(app, services, helpLines, () => listHelpLines(services));

  mountEndpoint(app, services, addHelpLine, ({ body, caller }) => addLine(services, caller.id, body));

  mountEndpoint(app, services, changeHelpLine, ({ params: { id }, body, caller }) =>
    changeLine(services, { actorId: caller.id, id }, body),
  );

  mountEndpoint(app, services, removeHelpLine, ({ params: { id }, caller }) =>
    removeLine(services, { actorId: caller.id, id }),
  );
}
