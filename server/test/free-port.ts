import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import type { AddressInfo, ListenOptions, Server } from 'node:net';
import { codeOf } from '../core/error-code.ts';

/** Above the last one that browsers and `fetch` refuse to ask. */
const lowest = 10_081;

/**
 * A port that nothing listens on now, for a program that can't take any free one by itself. Where Linux says from which port on
 * it takes those of connections, it is one below: until the program starts, one of theirs may be another's at any moment. No
 * other process of a run gets it as long as this one lives.
 */
export async function freePort(address = '127.0.0.1'): Promise<number> {
  const first = firstOfConnections();
  if (first === undefined || first <= lowest) return portOf(await listen({ port: 0, host: address }));
  for (;;) {
    const port = randomInt(lowest, first);
    // A name, and no file: it goes when this process goes.
    const kept = await listen({ path: `\0evenkeel-test-port-${port}` }).catch(ifTaken);
    const probe = kept && (await listen({ port, host: address }).catch(ifTaken));
    kept?.unref();
    if (probe) return portOf(probe);
  }
}

function firstOfConnections(): number | undefined {
  if (process.platform !== 'linux') return undefined;
  return Number.parseInt(readFileSync('/proc/sys/net/ipv4/ip_local_port_range', 'utf8'), 10);
}

async function listen(at: ListenOptions): Promise<Server> {
  const server = createServer().listen(at);
  await once(server, 'listening');
  return server;
}

/** Some ports are kept from who is not root. */
function ifTaken(error: unknown): undefined {
  if (!['EADDRINUSE', 'EACCES'].includes(codeOf(error) ?? '')) throw error;
}

async function portOf(probe: Server): Promise<number> {
  const { port } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, 'close');
  return port;
}
