import { sql } from 'kysely';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { signedInAdmin } from '../../../test/people.ts';
import type { SignedInPerson } from '../../../test/people.ts';
import { clearStaff, staffFile, staffImporter } from '../../../test/staff-files.ts';
import { serverForAll } from '../../../test/test-server.ts';
import { waitingForLock } from '../../../test/waiting-for-lock.ts';
import { withFileSemaphore } from './check-import.ts';

const server = serverForAll();
let admin: SignedInPerson;
let staff: ReturnType<typeof staffImporter>;

beforeAll(async () => {
  admin = await signedInAdmin(server);
  staff = staffImporter(server, admin);
});
beforeEach(() => clearStaff(server, admin));

/** Shown, and ready to be confirmed. */
async function shownFile(): Promise<{ id: string; confirm: () => Promise<unknown> }> {
  const { body: file } = await staff.upload(staffFile([{ email: 'a@example.org' }]));
  const { body: shown } = await staff.preview(file.id);
  return { id: file.id, confirm: () => staff.confirm(file.id, shown.plan) };
}

test('an import that is confirmed while many files are read waits for its turn, however many wait', async () => {
  const { id, confirm } = await shownFile();
  const read = Promise.withResolvers<void>();
  const reading = Array.from({ length: 5 }, () => withFileSemaphore(() => read.promise));
  await confirm();
  expect((await staff.progress(id)).body.state).toBe('storing');
  read.resolve();
  await Promise.all(reading);
  expect((await staff.settled(id)).body.state).toBe('stored');
});

test('an import that is confirmed while another process stores one waits for that', async () => {
  const { id, confirm } = await shownFile();
  await server.owner.transaction().execute(async (other) => {
    await sql`select pg_advisory_xact_lock(7233087)`.execute(other);
    await confirm();
    await expect.poll(() => waitingForLock(server)).toBe(1);
  });
  expect((await staff.settled(id)).body.state).toBe('stored');
});
