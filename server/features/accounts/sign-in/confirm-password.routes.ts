import type { FastifyInstance } from 'fastify';
import { confirmPassword } from '../../../../domain/contract/confirm-password.ts';
import { mountEndpoint } from '../../../http/mount-endpoint.ts';
import type { Services } from '../../services.ts';
import { givePassword } from '../../../security/sessions/power.ts';

export function mountConfirmPassword(app: FastifyInstance, services: Services): void {
  mountEndpoint(app, services, confirmPassword, async ({ body: { password }, caller, address }) => {
    const needs = { services, check: app.checkPassword };
    return { confirmed_until: (await givePassword(needs, { caller, password, address })).toISOString() };
  });
}
