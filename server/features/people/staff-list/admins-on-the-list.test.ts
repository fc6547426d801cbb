import { beforeAll, expect, test } from 'vitest';
import { signedInAdmin } from '../../../test/people.ts';
import type { SignedInPerson } from '../../../test/people.ts';
import { staffFile, staffImporter } from '../../../test/staff-files.ts';
import { serverForAll } from '../../../test/test-server.ts';

const server = serverForAll();
let admin: SignedInPerson;

beforeAll(async () => {
  admin = await signedInAdmin(server);
});

test('the admin who stores it stays, and stays on the list, where the file lacks them', async () => {
  const staff = staffImporter(server, admin);
  await staff.store(staffFile([{ email: 'asha@example.org' }, { email: admin.user.email }]));
  const { settled } = await staff.store(staffFile([{ email: 'asha@example.org' }]), { leavers: true });
  expect(settled).toMatchObject({ state: 'stored', outcome: { left: 0, waiting: 0, withdrawn: 0 } });
  expect((await server.request('GET', '/api/auth/me', { token: admin.token })).body.role).toBe('admin');
  const listed = await server.services.db.selectFrom('staff_list').select('user_id').execute();
  expect(listed).toContainEqual({ user_id: admin.user.id });
});

test('trust 2: takes no other admin’s access who is not in it: that waits, and they stay on the list', async () => {
  const other = await signedInAdmin(server);
  const staff = staffImporter(server, admin);
  const people = [{ email: 'asha@example.org' }, { email: other.user.email }];
  const roleNow = async () => (await server.request('GET', '/api/auth/me', { token: other.token })).body.role;
  await staff.store(staffFile(people));
  const { settled } = await staff.store(staffFile(people.slice(0, 1)), { leavers: true });
  expect(settled.outcome).toMatchObject({ left: 0, waiting: 1, withdrawn: 0 });
  const { body: requests } = await server.request('GET', '/api/admin/admin-requests', { token: admin.token });
  expect(requests).toMatchObject([{ kind: 'leaving', person: { id: other.user.id }, steps: ['withdraw'] }]);
  expect(await roleNow()).toBe('admin');
  const listed = await server.services.db.selectFrom('staff_list').select('user_id').execute();
  expect(listed).toContainEqual({ user_id: other.user.id });
  // The same list again asks for nothing new, also once they have objected.
  expect((await staff.store(staffFile(people.slice(0, 1)), { leavers: true })).settled.outcome.waiting).toBe(1);
  await server.request('POST', `/api/admin/admin-requests/${requests[0].id}/objected`, { token: other.token });
  const objected = (await staff.store(staffFile(people.slice(0, 1)), { leavers: true })).settled;
  expect(objected, 'no one can agree any more').toMatchObject({ state: 'stored', outcome: { waiting: 0 } });
  expect(await roleNow()).toBe('admin');
});
