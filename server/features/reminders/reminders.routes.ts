import type { FastifyInstance } from 'fastify';
import {
  defaultReminderSettings,
  reminderSettings,
  saveReminderSettings as saveEndpoint,
} from '../../../domain/contract/reminders.ts';
import { mountEndpoint } from '../../mount-endpoint.ts';
import type { Services } from '../../services.ts';
import { findReminderSettings, saveReminderSettings } from './reminders.queries.ts';

export function mountReminders(app: FastifyInstance, services: Services): void {
  const { db, log, now } = services;

  mountEndpoint(
    app,
    services,
    reminderSettings,
    async () => (await findReminderSettings(db)) ?? defaultReminderSettings,
  );

  mountEndpoint(app, services, saveEndpoint, async ({ body, caller }) => {
    const saved = await saveReminderSettings(db, body, now());
    log.info({ event: 'reminders_changed', user: caller.id });
    return saved;
  });
}
