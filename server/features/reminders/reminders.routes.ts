import type { OwnReminders } from '../../../domain/contract/reminders.ts';
import { forLongWork } from '../../db/pooled-database.ts';
import { insertAuditEvent } from '../../security/audit/audit.queries.ts';
import type { HandlersOf } from '../../http/mount-calls.ts';
import { lookAgain, notePageOpen } from './push/subscriptions.queries.ts';
import { findReminderPreferences, findReminderSettings } from './reminder-choices.queries.ts';
import type { Services } from '../services.ts';
import { changeReminderPreferences, saveReminderSettings } from './reminders.queries.ts';
import { changeCheckInsOf, checkInsOf, closeCheckInOf } from './check-ins/check-ins.service.ts';

export function answerReminders(services: Services): HandlersOf<'reminders'> {
  const { db, log, now } = services;
  return {
    reminderSettings: () => findReminderSettings(db),

    saveReminderSettings: async ({ body, caller }) => {
      // Tens of thousands of devices.
      const saved = await forLongWork(db)
        .transaction()
        .execute(async (transaction) => {
          const settings = await saveReminderSettings(transaction, body);
          await lookAgain(transaction, now());
          await insertAuditEvent(transaction, { actorId: caller.id, action: 'reminders_changed', now: now() });
          return settings;
        });
      log.info({ event: 'reminders_changed', user: caller.id });
      return saved;
    },

    ownReminders: async ({ caller, query }) => {
      if (query.for === 'timer') await notePageOpen(db, caller.tokenHash, now());
      return remindersOf(caller.id);
    },

    changeOwnReminders: async ({ body, caller }) => {
      await db.transaction().execute(async (transaction) => {
        await changeReminderPreferences(transaction, caller.id, body);
        await lookAgain(transaction, now(), caller.id);
      });
      return remindersOf(caller.id);
    },
  };

  async function remindersOf(userId: string): Promise<OwnReminders> {
    return { settings: await findReminderSettings(db), preferences: await findReminderPreferences(db, userId) };
  }
}

export function answerCheckIns(services: Services): HandlersOf<'checkIns'> {
  return {
    checkIns: ({ caller }) => checkInsOf(services, caller.id),
    changeCheckIns: ({ caller, body }) => changeCheckInsOf(services, caller.id, body),
    closeCheckIn: ({ caller }) => closeCheckInOf(services, caller.id),
  };
}
