import { beforeAll, expect, test } from 'vitest';
import { registerPerson, signedInAdmin } from '../../../test/people.ts';
import type { SignedInPerson } from '../../../test/people.ts';
import { staffFile, staffImporter } from '../../../test/staff-files.ts';
import { serverForAll } from '../../../test/test-server.ts';

const server = serverForAll();
let admin: SignedInPerson;

beforeAll(async () => {
  admin = await signedInAdmin(server);
});

test('an import knows whose invitation it is where someone has taken its e-mail for their account', async () => {
  const chosen = { email: 'asha@example.org' };
  const staff = staffImporter(server, admin);
  await staff.store(staffFile([chosen]));
  const { user } = await registerPerson(server, { email: 'rani@example.org' });
  await server.services.db.updateTable('users').set(chosen).where('id', '=', user.id).execute();
  await staff.store(staffFile([chosen]));
  const { body } = await server.request('GET', '/api/admin/staff-list', { token: admin.token });
  expect(body.counts).toMatchObject({ listed: 1, registered: 1 });
  await server.services.db.updateTable('staff_list').set({ user_id: null }).execute();
  const { shown, settled } = await staff.store(staffFile([{ email: 'bipin@example.org' }]), { leavers: true });
  expect(shown.counts).toMatchObject({ gone: 1, gone_registered: 1 });
  expect(settled.outcome).toMatchObject({ left: 1, withdrawn: 0 });
});

test('and where someone has registered with an e-mail that the person it was listed for has left behind', async () => {
  const listed = { email: 'bina@example.org' };
  const staff = staffImporter(server, admin);
  await staff.store(staffFile([listed]), { leavers: true });
  const before = await registerPerson(server, listed);
  const moved = { email: 'bina@home.example' };
  await server.services.db.updateTable('users').set(moved).where('id', '=', before.user.id).execute();
  const now = await registerPerson(server, listed);
  await staff.store(staffFile([listed]));
  const others = staffFile([{ email: 'chandra@example.org' }]);
  const { settled } = await staff.store(others, { leavers: true });
  expect(settled.outcome).toMatchObject({ left: 1 });
  const me = async ({ token }: SignedInPerson) => (await server.request('GET', '/api/auth/me', { token })).status;
  expect([await me(before), await me(now)]).toEqual([200, 401]);
});

test('who moved their e-mail and who took the old one both stay on the list that has them both, in either order', async () => {
  const staff = staffImporter(server, admin);
  const entries = () =>
    server.services.db.selectFrom('staff_list').select(['email', 'user_id']).orderBy('email').execute();
  const moveTo = (person: SignedInPerson, email: string) =>
    server.services.db.updateTable('users').set({ email }).where('id', '=', person.user.id).execute();
  for (const [first, order] of [
    ['dipa', [0, 1, 2]],
    ['esha', [2, 1, 0]],
  ] as const) {
    const [old, own, third] = [`${first}@example.org`, `${first}@home.example`, `${first}@third.example`];
    await staff.store(staffFile([{ email: old }, { email: own }]), { leavers: true });
    const moved = await registerPerson(server, { email: old });
    const chain = await registerPerson(server, { email: own });
    await moveTo(chain, third);
    await moveTo(moved, own);
    const now = await registerPerson(server, { email: old });
    const lines = [{ email: old }, { email: own }, { email: third }];
    const { shown, settled } = await staff.store(staffFile(order.flatMap((place) => lines[place] ?? [])), {
      leavers: true,
    });
    expect([shown.counts, settled.state]).toMatchObject([{ new: 0, gone: 0 }, 'stored']);
    expect(await entries()).toEqual([
      { email: old, user_id: now.user.id },
      { email: own, user_id: moved.user.id },
      { email: third, user_id: chain.user.id },
    ]);
  }
});
