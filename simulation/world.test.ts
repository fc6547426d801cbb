import { afterAll, beforeAll, expect, test } from 'vitest';
import { recordRefusal } from '../server/security/audit/security-events.ts';
import { settleRefusals } from '../server/security/audit/refusal-counts.ts';
import { World } from './world.ts';

let world: World;
beforeAll(async () => {
  world = await World.start();
});
afterAll(() => world.close());

test('a run begins with nothing of the one before, also where that was still being written', async () => {
  const { services } = world.server;
  for (let run = 0; run < 20; run += 1) {
    for (let count = 0; count < 10; count += 1)
      recordRefusal(services, { action: 'sign_in_failed', detail: { count: String(count) } });
    await world.begin();
    await settleRefusals(services);
    const left = services.db.selectFrom('security_events').select('detail').where('action', '=', 'sign_in_failed');
    expect(await left.execute()).toEqual([]);
  }
});
