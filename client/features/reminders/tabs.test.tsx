import { expect, onTestFinished, test } from 'vitest';
import { joinTabs, reminderChannel } from './tabs.ts';
import { createTimer } from './timer.ts';

const lock = 'evenkeel-reminders';

test('a tab to which the reminders come again and again waits for them once', async () => {
  const other = new BroadcastChannel(reminderChannel);
  let release = () => {};
  const take = (options: LockOptions) =>
    new Promise<void>((isTaken) => {
      const taking = navigator.locks.request(lock, options, () => {
        isTaken();
        return new Promise<void>((resolve) => (release = resolve));
      });
      // The tab takes it by force.
      taking.catch(() => undefined);
    });
  await take({});
  const asked = new Promise<string>((resolve) => {
    other.addEventListener('message', ({ data }) => data.type === 'ask' && resolve(data.from));
  });
  const { memory } = createTimer(new Date());
  const tab = joinTabs({ memory, adopt: () => undefined, onLead: () => undefined, onChange: () => undefined });
  onTestFinished(() => {
    tab.close();
    release();
    other.close();
  });
  const to = await asked;
  for (let round = 0; round < 3; round += 1) {
    other.postMessage({ type: 'state', memory: memory(), to, yields: true });
    await expect.poll(tab.leads).toBe(true);
    await take({ steal: true });
    await expect.poll(tab.leads).toBe(false);
  }
  const waiting = async () => (await navigator.locks.query()).pending?.filter(({ name }) => name === lock).length;
  await expect.poll(waiting).toBe(1);
  release();
  await expect.poll(tab.leads).toBe(true);
});
