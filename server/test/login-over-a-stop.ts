import { once } from 'node:events';
import { connect } from 'node:net';
import { expect } from 'vitest';
import type { MainProcess } from './run-main.ts';

/**
 * Begins a login, tells the server to stop, waits until it takes no new call, and only then sends the rest. Returns the
 * whole answer as it came.
 */
export async function loginOverAStop(
  { ready, child }: MainProcess,
  account: { email: string; password: string },
): Promise<string> {
  const { port, hostname } = new URL(await ready);
  const body = JSON.stringify(account);
  const socket = connect(Number(port), hostname).setEncoding('utf8');
  let answer = '';
  socket.on('data', (part: string) => {
    answer += part;
  });
  const length = Buffer.byteLength(body);
  socket.write(
    `POST /api/auth/login HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: ${length}\r\n\r\n{`,
  );
  await expect.poll(async () => (await fetch(`http://${hostname}:${port}/api/health`)).status).toBe(200);
  child.kill('SIGTERM');
  await expect
    .poll(() =>
      fetch(`http://${hostname}:${port}/api/health`).then(
        () => 'open',
        () => 'closed',
      ),
    )
    .toBe('closed');
  socket.write(body.slice(1));
  await once(socket, 'close');
  return answer;
}
