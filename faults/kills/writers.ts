import { setTimeout as wait } from 'node:timers/promises';

interface Options {
  address: () => string;
  token: string;
  /** Of the keys: no two rounds have the same. */
  prefix: string;
  /** By its key the id of each record that the server has said yes to. */
  acknowledged: Map<string, string>;
}

const writersAtOnce = 6;

/** Store moods one after another. What was not answered is sent again with its key until it is. */
export function startWriters({ address, token, prefix, acknowledged }: Options) {
  let written = 0;
  const over = new AbortController();
  /** Of the writers: each has been answered since it last met a fault. */
  const again = Array.from({ length: writersAtOnce }, () => 0);
  const writing = again.map(async (_, writer) => {
    for (let count = 0; !over.signal.aborted; count += 1) {
      const key = `${prefix}-${writer}-${count}`;
      for (let id: string | undefined; id === undefined;) {
        id = await send(key).catch(() => undefined);
        if (id === undefined) {
          again[writer] = 0;
          await wait(50);
        } else acknowledged.set(key, id);
      }
      written += 1;
      // A person may store a thousand an hour, and a round must not come near it however fast the machine is.
      await wait(25);
      again[writer] = (again[writer] ?? 0) + 1;
    }
  });

  async function send(key: string): Promise<string | undefined> {
    const answer = await fetch(`${address()}/api/mood`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${token}`, 'Idempotency-Key': key },
      body: JSON.stringify({ mood: 'calm' }),
      signal: AbortSignal.timeout(10_000),
    });
    const body = await answer.json();
    return answer.status === 201 ? String(body.id) : undefined;
  }

  const until = async (isTrue: () => boolean) => {
    while (!isTrue()) await wait(5);
  };
  return {
    written: (count: number) => until(() => written >= count),
    /** Until every writer has been answered twice since it last met a fault, or since it is asked. */
    writtenAgain: async () => {
      again.fill(0);
      await until(() => again.every((count) => count >= 2));
    },
    stop: async () => {
      over.abort();
      await Promise.all(writing);
    },
  };
}
