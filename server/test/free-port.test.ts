import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { connect } from 'node:net';
import { expect, test } from 'vitest';
import { freePort } from './free-port.ts';

test.runIf(process.platform === 'linux')(
  'a port for a program that starts later is none that a connection may take, and kept from other processes of the run',
  async () => {
    const first = Number.parseInt(readFileSync('/proc/sys/net/ipv4/ip_local_port_range', 'utf8'), 10);
    const port = await freePort();
    expect(port).toBeLessThan(first);
    const asking = connect({ path: `\0evenkeel-test-port-${port}` });
    await once(asking, 'connect');
    asking.destroy();
  },
);
