import type { Locator, Page } from '@playwright/test';
import { noRoomMessage } from '../domain/messages/en/errors.ts';
import { testAlone, toStartMs } from './fixtures.ts';
import { startServer } from './start-server.ts';
import type { RunningServer } from './start-server.ts';

/** On a server that has a disk of its own. */
export const test = testAlone.extend({
  running: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads from this pattern what the function needs
    async ({}, provide) => {
      const server = await startServer({ diskMegabytes: 200, env: { DISK_FREE_MIN: '40 MiB' } });
      await provide(server);
      await server.stop();
    },
    { scope: 'worker', timeout: toStartMs },
  ],
});

export const fillDisk = ({ disk }: RunningServer) => disk.fill(30 * 1024 ** 2);

export const said = (where: Page | Locator) => where.getByText(noRoomMessage);

/** The idempotency keys of the calls to one path, from now on. */
export function keysOf(page: Page, path: string): (string | undefined)[] {
  const keys: (string | undefined)[] = [];
  page.on('request', (request) => {
    const isMeant = request.method() === 'POST' && new URL(request.url()).pathname === path;
    if (isMeant) keys.push(request.headers()['idempotency-key']);
  });
  return keys;
}
