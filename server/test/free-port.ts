import { once } from 'node:events';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';

/** A port that nothing listens on now, for a program that can't take any free one by itself. */
export async function freePort(address = '127.0.0.1'): Promise<number> {
  const probe = createServer().listen(0, address);
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, 'close');
  return port;
}
