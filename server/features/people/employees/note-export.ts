import { Readable } from 'node:stream';
import { hasActedSince, insertAuditEvent } from '../../../security/audit/audit.queries.ts';
import type { Services } from '../../services.ts';

const action = 'employees_exported';
const hourMs = 3_600_000;

interface Taken {
  actorId: string;
  /** What is about to be answered: it ends where it can't be written down. */
  answer: unknown;
  /** A program that reads the list again and again says so once an hour. */
  onceAnHour?: boolean;
}

/** Writes down that someone takes all employees along, which the other admins are mailed. */
export async function noteExport({ db, now }: Services, { actorId, answer, onceAnHour = false }: Taken): Promise<void> {
  const event = { actorId, action, now: now() } as const;
  try {
    await db.transaction().execute(async (transaction) => {
      const since = new Date(event.now.getTime() - hourMs);
      if (onceAnHour && (await hasActedSince(transaction, { actorId, action, since }))) return;
      await insertAuditEvent(transaction, event);
    });
  } catch (error) {
    if (answer instanceof Readable) answer.destroy();
    throw error;
  }
}
