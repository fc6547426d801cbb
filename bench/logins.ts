import { setTimeout as wait } from 'node:timers/promises';
import { demoAccounts } from '../domain/messages/en/demo.ts';
import type { BareHashResult } from './bare-hash.ts';
import type { BenchRow } from './bench-row.ts';
import { openHeld } from './database.ts';
import { bytesOf, expectOnly, inTurn, joined, perSecond, putLoad } from './http-load.ts';
import type { Load } from './http-load.ts';
import { atMost, beside, percentile } from './judge.ts';
import { signedInPeople } from './people.ts';
import { findEmails } from './people.queries.ts';
import { startHelper, startServer } from './processes.ts';
import type { BenchSettings } from './settings.ts';

/** As many as wait at the door in the morning. */
const storm = 32;

/** Sign-ins beside the bare hash with the same parameters, and what `me` takes meanwhile. */
export async function measureLogins({ sliceSeconds, turns, say }: BenchSettings, dataDir: string): Promise<BenchRow[]> {
  say('logins');
  const server = await startServer({ DATA_DIR: dataDir });
  const hashes = await startHelper<BareHashResult>('bare-hash.ts', {});
  try {
    const { db, close } = await openHeld(dataDir);
    const emails = await findEmails(db, 200);
    const [person] = await signedInPeople(db, 'employee', 1);
    await close();
    const packed = emails.map((email) =>
      bytesOf({ method: 'POST', path: '/api/auth/login', body: { email, password: demoAccounts.password } }),
    );
    const me = bytesOf({ method: 'GET', path: '/api/auth/me', token: person?.token ?? '' });
    const { port } = server;
    const next = inTurn(packed);
    const logins: Load[] = [];
    const quiet: Load[] = [];
    const bare: number[] = [];
    const asked: Load[] = [];
    for (let round = 0; round < turns; round += 1) {
      quiet.push(await putLoad({ port, connections: storm, seconds: sliceSeconds, next }));
      bare.push((await hashes.ask({ seconds: sliceSeconds })).perSecond);
      const [stormy, calls] = await Promise.all([
        putLoad({ port, connections: storm, seconds: sliceSeconds, next }),
        askNowAndThen(port, me, sliceSeconds),
      ]);
      logins.push(stormy);
      asked.push(calls);
    }
    for (const load of [...quiet, ...logins, ...asked]) expectOnly(load, 200);
    const peer = bare.reduce((sum, rate) => sum + rate, 0) / bare.length;
    const times = joined(asked).times;
    const group = 'logins';
    return [
      beside(
        { group, name: 'sign-ins beside the bare hash', unit: 'requests/s' },
        { value: perSecond(joined(quiet)), peer },
        0.85,
      ),
      atMost({ group, name: 'me during a storm of sign-ins: p50', unit: 'ms' }, percentile(times, 0.5)),
      atMost({ group, name: 'me during a storm of sign-ins: p99', unit: 'ms' }, percentile(times, 0.99), 50),
    ];
  } finally {
    await hashes.stop();
    await server.stop();
  }
}

/** Someone who looks at a page up to a hundred times a second, on a new connection each time. */
async function askNowAndThen(port: number, request: Buffer, seconds: number): Promise<Load> {
  const end = performance.now() + seconds * 1000;
  const loads: Load[] = [];
  while (performance.now() < end) {
    loads.push(await putLoad({ port, connections: 1, seconds: 0, next: () => request }));
    await wait(10);
  }
  return joined(loads);
}
