import { expect, test } from 'vitest';
import { addDays } from '../../../../domain/dates.ts';
import { blockDays, blockOf, lastDayOf } from '../../../../domain/statistics/blocks.ts';
import { seedPeople, seedRecords } from '../../../test/seeded-people.ts';
import { serverForAll } from '../../../test/test-server.ts';
import { makeFigures } from './make-figures.ts';
import { askedBlocks } from './protection.ts';

const server = serverForAll({ now: new Date('2026-01-05T06:00:00Z') });

const blocks = () => askedBlocks(server.services, 'all');

const first = blockOf('2026-01-05');
const second = addDays(first, blockDays);
const noonOf = (day: string) => new Date(`${day}T06:00:00Z`);

test('D2: a clock that jumped ahead leaves no block of a time that has not been', async () => {
  const people = await seedPeople(server, 160);
  const moodsOn = (day: string) =>
    people.map(({ id: userId }) => ({ userId, at: noonOf(day), kind: 'mood' as const, mood: 'calm' as const }));
  await seedRecords(server, moodsOn(addDays(first, 10)));
  server.clock.set(noonOf(addDays(second, 1)).toISOString());
  await makeFigures(server.services);
  const before = await blocks();
  expect(before.map(({ firstDay }) => firstDay)).toEqual([first]);

  server.clock.set(noonOf(addDays(second, 3 * 365)).toISOString());
  await makeFigures(server.services);
  expect((await blocks()).length).toBeGreaterThan(35);
  server.clock.set(noonOf(addDays(second, 2)).toISOString());
  await makeFigures(server.services);
  expect(await blocks()).toEqual(before);

  await seedRecords(server, moodsOn(addDays(second, 10)));
  server.clock.set(noonOf(addDays(second, blockDays + 1)).toISOString());
  await makeFigures(server.services);
  const made = (await blocks()).find(({ firstDay }) => firstDay === second);
  expect(made?.kinds.mood.answered).toBeGreaterThan(60);
});

test('a block is made once, however often and by however many it is asked for, and whatever a device sends late', async () => {
  const before = await blocks();
  const [person] = await seedPeople(server, 1);
  const at = noonOf(addDays(second, blockDays - 1));
  await seedRecords(server, [{ userId: person?.id ?? '', at, kind: 'mood', mood: 'sad' }]);
  await Promise.all([1, 2, 3].map(() => makeFigures(server.services)));
  expect(await blocks()).toEqual(before);
});

test('a clock that is behind takes back no block: each is as it was once the clock is right again', async () => {
  const before = await blocks();
  const now = server.clock.now().toISOString();
  expect(before.length).toBeGreaterThan(1);
  for (const behind of [noonOf(addDays(first, -3 * 365)), noonOf(addDays(second, 3))]) {
    server.clock.set(behind.toISOString());
    await makeFigures(server.services);
    server.clock.set(now);
    await makeFigures(server.services);
    expect(await blocks()).toEqual(before);
  }
});

test('what a clock ahead has made is not read between the end of its days and the hour in which it is made anew', async () => {
  const third = addDays(second, blockDays);
  server.clock.set(noonOf(addDays(third, 80)).toISOString());
  await makeFigures(server.services);
  server.clock.set(noonOf(addDays(third, 5)).toISOString());
  await makeFigures(server.services);
  // Ten past midnight in Kolkata.
  server.clock.set(`${lastDayOf(third)}T18:40:00Z`);
  const read = async () => (await blocks()).map(({ firstDay }) => firstDay);
  expect(await read()).toEqual([first, second]);
  server.clock.advance({ hours: 6 });
  await makeFigures(server.services);
  expect(await read()).toEqual([first, second, third]);
});
