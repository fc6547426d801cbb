import { beforeAll, describe, expect, it } from 'vitest';
import { defaultHelpLines } from '../../../../domain/help-lines.ts';
import { registerPerson, signedInAdmin } from '../../../test/people.ts';
import type { SignedInPerson } from '../../../test/people.ts';
import { serverForAll } from '../../../test/test-server.ts';

const server = serverForAll({ now: new Date('2026-11-21T06:00:00Z') });
let admin: SignedInPerson;

beforeAll(async () => {
  admin = await signedInAdmin(server);
});

const list = async () => (await server.request('GET', '/api/help-lines')).body;

const change = (method: string, id: string, body?: unknown) =>
  server.request(method, `/api/admin/help-lines${id && `/${id}`}`, { token: admin.token, body });

const line = (overrides: object = {}) => ({
  name: 'Asha Line',
  numbers: ['+91 80 4611 0007'],
  hours: '9 to 18',
  languages: 'Odia, Hindi',
  note: 'Free',
  source: 'https://example.org/asha',
  verified_on: '2026-11-01',
  ...overrides,
});

const names = async () => (await list()).map(({ name }: { name: string }) => name);

describe('help lines', () => {
  it('are the two of domain/help-lines.ts at first, for everybody', async () => {
    const expected = defaultHelpLines.map(({ name, numbers, about, hours, languages, source, verifiedOn }, place) => ({
      id: expect.any(String),
      position: place + 1,
      name,
      numbers,
      hours,
      languages,
      note: about,
      source,
      verified_on: verifiedOn,
      stale: false,
    }));
    expect(await list()).toEqual(expected);
    await server.services.db.deleteFrom('help_lines').execute();
    expect(await list()).toEqual(expected);
    for (const { numbers, id: _made, stale: _now, ...row } of await list())
      await server.services.db
        .insertInto('help_lines')
        .values({ ...row, numbers })
        .execute();
  });

  it('are flagged 90 days after somebody has verified them', async () => {
    server.clock.set('2027-02-18T06:00:00Z');
    expect((await list()).map(({ stale }: { stale: boolean }) => stale)).toEqual([false, false]);
    server.clock.set('2027-02-19T06:00:00Z');
    expect((await list()).map(({ stale }: { stale: boolean }) => stale)).toEqual([true, true]);
    server.clock.set('2026-11-21T06:00:00Z');
  });

  it('are added, changed, moved and removed by an admin, who is named in the audit list', async () => {
    const added = await change('POST', '', line());
    expect(added.status).toBe(201);
    expect(added.body).toEqual({ ...line(), id: expect.any(String), position: 3, stale: false });
    const { id } = added.body;
    const first = await change('PUT', id, line({ name: 'Usha', position: 1 }));
    expect(first.body).toMatchObject({ id, name: 'Usha', position: 1 });
    expect(await names()).toEqual(['Usha', 'Tele-MANAS', 'Emergency']);
    expect((await change('PUT', id, line({ name: 'Usha', position: 99 }))).body.position).toBe(3);
    expect((await change('PUT', id, { hours: '' })).body).toMatchObject({ name: 'Usha', position: 3, hours: '' });
    const left = await change('DELETE', id);
    expect(left.status).toBe(200);
    expect(left.body.map(({ name }: { name: string }) => name)).toEqual(['Tele-MANAS', 'Emergency']);
    const { body: events } = await server.request('GET', '/api/admin/audit-events?limit=5', { token: admin.token });
    expect(events.map(({ action }: { action: string }) => action)).toEqual([
      'help_line_removed',
      'help_line_changed',
      'help_line_changed',
      'help_line_changed',
      'help_line_added',
    ]);
  });

  it('keep what two admins change of one at once', async () => {
    const { id } = (await change('POST', '', line())).body;
    const changes = [{ hours: '9 to 5' }, { note: '' }, { numbers: ['14499'] }, { position: 1 }];
    await Promise.all(changes.map((one) => change('PUT', id, one)));
    expect((await change('PUT', id, {})).body).toMatchObject(line(Object.assign({}, ...changes)));
    await change('DELETE', id);
  });

  it('keep 112, whatever is removed or changed', async () => {
    const [teleManas, emergency] = await list();
    const refused = [
      await change('DELETE', emergency.id),
      await change('PUT', emergency.id, line({ numbers: ['911'] })),
    ];
    for (const { status, body } of refused) {
      expect(status).toBe(409);
      expect(body.code).toBe('help_line_needed');
    }
    const { id: _id, stale: _stale, ...rest } = teleManas;
    expect((await change('POST', '', { ...rest, position: 1 })).body.position).toBe(1);
    expect((await change('DELETE', teleManas.id)).body).toHaveLength(2);
    expect((await change('DELETE', emergency.id)).status).toBe(409);
  });

  it.each(['किसी भी समय', 'कोणत्याही वेळी', 'ଯେକୌଣସି ସମୟରେ', 'ਕਿਸੇ ਵੀ ਵੇਲੇ', '२४ घंटे'])(
    'may say the hours of the last one that answers at any hour in any of our languages: %s',
    async (hours) => {
      const [teleManas] = await list();
      const changed = await change('PUT', teleManas.id, { hours });
      expect([changed.status, changed.body.hours]).toEqual([200, hours]);
      expect((await change('PUT', teleManas.id, { hours: '9 to 5' })).body.code).toBe('help_line_at_any_hour');
    },
  );

  it('trust 2: keep the last one that answers at any hour, beside 112', async () => {
    const [teleManas] = await list();
    const { id: _id, stale: _stale, ...rest } = teleManas;
    const refused = [
      await change('DELETE', teleManas.id),
      await change('PUT', teleManas.id, { ...rest, hours: '9 to 5' }),
      await change('PUT', teleManas.id, { ...rest, numbers: ['112'] }),
    ];
    for (const { status, body } of refused) expect([status, body.code]).toEqual([409, 'help_line_at_any_hour']);
    await change('POST', '', { ...rest, name: 'Another', hours: '24x7' });
    expect((await change('DELETE', teleManas.id)).status).toBe(200);
    expect(await names()).toEqual(['Another', 'Emergency']);
  });

  it('stay with one 112 where two admins remove one each at once', async () => {
    const { body: second } = await change('POST', '', line({ numbers: ['112'] }));
    const [, emergency] = await list();
    const answers = await Promise.all([change('DELETE', emergency.id), change('DELETE', second.id)]);
    expect(answers.map(({ status }) => String(status)).toSorted()).toEqual(['200', '409']);
    expect((await list()).flatMap(({ numbers }: { numbers: string[] }) => numbers)).toContain('112');
  });

  it.each([
    [{ name: '' }, 'name'],
    [{ numbers: [] }, 'numbers'],
    [{ numbers: ['12'] }, 'numbers'],
    [{ numbers: ['call me'] }, 'numbers'],
    [{ numbers: '112' }, 'numbers'],
    [{ numbers: Array(6).fill('112') }, 'numbers'],
    [{ source: 'javascript:alert(1)' }, 'source'],
    [{ source: '' }, 'source'],
    [{ verified_on: '2026-02-30' }, 'verified_on'],
    [{ verified_on: '2999-01-01' }, 'verified_on'],
    [{ hours: 'x'.repeat(101) }, 'hours'],
    [{ position: 0 }, 'position'],
  ])('refuse %j', async (fault, field) => {
    const { status, body } = await change('POST', '', line(fault));
    expect(status).toBe(400);
    expect(Object.keys(body.fields)).toEqual([field]);
  });

  it('do not find an id of nothing', async () => {
    for (const id of ['x', '6ec0bd7f-11c0-43da-975e-2a8ad9ebae0b']) {
      expect((await change('PUT', id, line())).status).toBe(404);
      expect((await change('DELETE', id)).status).toBe(404);
    }
  });

  it('are no matter of an employee', async () => {
    const { token } = await registerPerson(server);
    const answer = await server.request('POST', '/api/admin/help-lines', { token, body: line() });
    expect(answer.status).toBe(403);
  });
});
