import { extractText, getDocumentProxy } from 'unpdf';
import { expect, test } from 'vitest';
import { makeFigures } from '../../statistics/made-once/make-figures.ts';
import { choosePolicy } from '../../../test/chosen-policy.ts';
import { seedPeople, seedRecords } from '../../../test/seeded-people.ts';
import { serverForAll } from '../../../test/test-server.ts';
import { writeBoardReport } from './month-mailer.ts';

// A Monday on which a block begins; the one of the loosening ends on 22 March.
const server = serverForAll({
  now: new Date('2026-01-26T04:00:00Z'),
  config: { sessionIdleMinutes: 1_000_000, sessionMaxHours: 8760 },
});

async function goTo(instant: string): Promise<void> {
  server.clock.set(instant);
  await makeFigures(server.services);
}

test('of days before plain figures began again it says nothing, and not that no one answered', async () => {
  const [admin] = await seedPeople(server, 1, { role: 'admin' });
  if (!admin) throw new Error('no admin');
  await choosePolicy(server, admin, 'never');
  const people = await seedPeople(server, 40);
  await seedRecords(
    server,
    ['2026-02-10', '2026-03-10', '2026-04-10'].flatMap((day) =>
      people.flatMap(({ id: userId }) => [
        { userId, at: new Date(`${day}T06:00:00Z`), kind: 'GAD-7' as const, total: 16, partial: false },
        { userId, at: new Date(`${day}T06:00:00Z`), kind: 'mood' as const, mood: 'sad' as const },
      ]),
    ),
  );
  await goTo('2026-02-25T06:00:00Z');
  await choosePolicy(server, admin, 'open');
  await goTo('2026-05-04T06:00:00Z');

  const query = 'from=2026-03-23&to=2026-04-22';
  const { text } = await server.request('GET', `/api/admin/exports/board-report.csv?${query}`, { token: admin.token });
  const lines = text.trimEnd().split('\r\n');
  const countsOf = (begins: string) => {
    const cells = lines.find((line) => line.startsWith(`${begins},`))?.split(',');
    return [cells?.[2], cells?.[6]];
  };
  expect(lines).toContain('Period,To,2026-04-22,,,,2026-03-22,,,');
  expect(countsOf('Participation,People who took part')).toEqual(['40', '']);
  expect(countsOf('GAD-7,All')).toEqual(['40', '']);
  expect(countsOf('GAD-7,Moderate or severe')).toEqual(['40', '']);
  expect(countsOf('Moods,All')).toEqual(['40', '']);
  await server.services.db.insertInto('board_report_recipients').values({ admin_id: admin.id }).execute();
  const state = { role: 'admin', hasPassword: true, disabled: false, hasLeft: false } as const;
  const person = { ...admin, name: 'Admin', language: 'en', ...state };
  const toSend = { to: admin.email, person, detail: { month: '2026-03-01' }, language: 'en' } as const;
  expect((await writeBoardReport(server.services, toSend))?.subject).toContain('23-03-2026 to 31-03-2026');
  const pdf = await server.request('GET', `/api/admin/board-report.pdf?${query}`, { token: admin.token });
  const read = async ({ bytes }: typeof pdf) =>
    (await extractText(await getDocumentProxy(bytes))).text.join(' ').replaceAll(/\s+/g, ' ');
  expect(await read(pdf)).toContain('moderate or severe 100% (91% to 100%) Hidden Hidden');
  const early = 'from=2026-03-01&to=2026-03-20';
  const unsaid = await server.request('GET', `/api/admin/board-report.pdf?${early}`, { token: admin.token });
  const said = await read(unsaid);
  expect(said).toContain(
    'These figures begin on 23-03-2026. What was recorded before then followed a stricter setting',
  );
  expect(said).toContain('GAD-7 · Anxiety · Hidden to protect privacy');
  // The one that is left says how shares are read.
  expect(said.split('Too few to say')).toHaveLength(2);
  const cut = 'from=2026-04-10&to=2026-05-03';
  const compared = await read(
    await server.request('GET', `/api/admin/board-report.pdf?${cut}`, { token: admin.token }),
  );
  expect(compared).toContain('Compared with 23-03-2026 to 09-04-2026');
  expect(compared).not.toContain('40 more');
  expect(compared.split('Too close to tell')).toHaveLength(5);
});
