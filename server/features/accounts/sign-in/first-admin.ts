import { randomInt } from 'node:crypto';
import { firstPasswordHours } from '../../../../domain/password-time.ts';
import { firstAdminMessages } from '../../../../domain/messages/en/startup.ts';
import type { Services } from '../../services.ts';
import { StartFault } from '../../../core/start-steps.ts';
import { deleteSessionsOf } from '../../../security/sessions/sessions.queries.ts';
import { giveAnew, holdFirstAdminLock, insertAdmin, isEmailTaken, isThereAnAdmin } from './accounts.queries.ts';
import type { GivenPassword } from './accounts.queries.ts';
import { hashPassword } from '../../../security/passwords/passwords.ts';

export interface FirstAdmin {
  email: string;
  /** Only where it was made here: to be shown once, and stored nowhere. */
  password: string | undefined;
}

/**
 * Makes the admin of the settings where there is no admin at all; of many processes exactly one does.
 * Throws a StartFault where the e-mail is an employee's: no one is promoted silently.
 */
export async function ensureFirstAdmin({
  db,
  config,
  now,
}: Pick<Services, 'db' | 'config' | 'now'>): Promise<FirstAdmin | undefined> {
  if (await isThereAnAdmin(db)) return undefined;
  const { adminEmail: email, adminPassword } = config;
  const password = adminPassword ?? makePassword();
  const passwordHash = await hashPassword(password);
  const given = adminPassword === undefined ? madeHere(now()) : ({ by: 'operator', endsAt: null } as const);
  const made = await db.transaction().execute(async (transaction) => {
    await holdFirstAdminLock(transaction);
    if (await isThereAnAdmin(transaction)) return false;
    if (await isEmailTaken(transaction, email)) throw new StartFault(firstAdminMessages.emailBelongsToEmployee(email));
    await insertAdmin(transaction, { name: firstAdminMessages.name, email, passwordHash, now: now(), given });
    return true;
  });
  return made ? { email, password: adminPassword === undefined ? password : undefined } : undefined;
}

/** A password that was printed lies in a log or a scrollback: it counts for a day, and then has to be made again. */
function madeHere(now: Date): GivenPassword & { endsAt: Date } {
  return { by: 'server', endsAt: new Date(now.getTime() + firstPasswordHours * 3_600_000) };
}

/**
 * Makes the first admin's password again, while it is still one that was made here. Returns undefined where the admin has
 * chosen one, or where there is none.
 */
export async function makeFirstPasswordAnew({
  db,
  now,
}: Pick<Services, 'db' | 'now'>): Promise<{ email: string; password: string } | undefined> {
  const password = makePassword();
  const passwordHash = await hashPassword(password);
  return db.transaction().execute(async (transaction) => {
    await holdFirstAdminLock(transaction);
    const { endsAt } = madeHere(now());
    const admin = await giveAnew(transaction, { passwordHash, endsAt, now: now() });
    if (!admin) return undefined;
    await deleteSessionsOf(transaction, admin.id);
    return { email: admin.email, password };
  });
}

/** Without signs that look like others: it will be read from a screen and typed. */
const kinds = ['abcdefghijkmnpqrstuvwxyz', 'ABCDEFGHJKLMNPQRSTUVWXYZ', '23456789', '!@#$%^&*'];

function pickFrom(signs: string): string {
  return signs.charAt(randomInt(signs.length));
}

/** Twenty random signs, about 118 bits, with at least one of each kind that the password rule asks for. */
export function makePassword(): string {
  const signs = [...kinds, ...Array<string>(16).fill(kinds.join(''))].map(pickFrom);
  for (let place = signs.length - 1; place > 0; place -= 1) {
    const other = randomInt(place + 1);
    [signs[place], signs[other]] = [signs[other] ?? '', signs[place] ?? ''];
  }
  return signs.join('');
}
