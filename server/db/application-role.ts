import { createHash, createHmac, pbkdf2Sync, randomBytes } from 'node:crypto';
import pg from 'pg';
import { databaseUrlFaults } from '../../domain/messages/en/startup.ts';
import { codeOf } from '../core/error-code.ts';
import { StartFault } from '../core/start-steps.ts';
import { grantApplication } from './application-rights.ts';
import type { PoolTarget } from './connect.ts';
import { hostsOf } from './database-target.ts';

/** The role of the calls gets its rights, and is made where it is missing; nothing to do where it is the owner itself. */
export async function letApplicationIn(owner: pg.Pool, target: PoolTarget): Promise<void> {
  const { user = '', password } = 'connection' in target ? target.connection : hostsOf(target).current();
  const { rows } = await owner.query<{ own: string; known: boolean; maker: boolean }>(
    `select current_user as own, exists (select from pg_roles where rolname = $1) as known,
       (select rolsuper or rolcreaterole from pg_roles where rolname = current_user) as maker`,
    [user],
  );
  const [here] = rows;
  if (!here || here.own === user) return;
  if (!here.known) await makeRole(owner, { user, password, maker: here.maker });
  await grantApplication(owner, user);
}

async function makeRole(
  owner: pg.Pool,
  { user, password, maker }: { user: string; password: pg.ClientConfig['password']; maker: boolean },
): Promise<void> {
  const given = typeof password === 'function' ? await password() : password;
  const verifier = typeof given === 'string' ? scramVerifier(given) : undefined;
  if (!maker || verifier === undefined) throw new StartFault(databaseUrlFaults.noRole(user));
  const name = pg.escapeIdentifier(user);
  const secret = pg.escapeLiteral(verifier);
  await owner
    .query(`create role ${name} login nosuperuser nocreatedb nocreaterole nobypassrls password ${secret}`)
    .catch((error: unknown) => {
      // A start beside this one was faster.
      if (!/^(?:42710|23505)$/.test(codeOf(error) ?? '')) throw error;
    });
}

const iterations = 4096;

/**
 * What PostgreSQL itself would store of a password: with it in a statement none stands in any log. Undefined where the
 * password has letters that PostgreSQL would write otherwise first.
 */
function scramVerifier(password: string): string | undefined {
  if (!/^[\x20-\x7e]+$/.test(password)) return undefined;
  const salt = randomBytes(16);
  const salted = pbkdf2Sync(password, salt, iterations, 32, 'sha256');
  const keyOf = (name: string) => createHmac('sha256', salted).update(name).digest();
  const stored = createHash('sha256').update(keyOf('Client Key')).digest('base64');
  const [saltText, server] = [salt.toString('base64'), keyOf('Server Key').toString('base64')];
  return `SCRAM-SHA-256$${iterations}:${saltText}$${stored}:${server}`;
}
