import { setTimeout as wait } from 'node:timers/promises';

interface Options {
  address: () => string;
  token: string;
  /** Of the keys: no two rounds have the same. */
  prefix: string;
  /** By its key the id of each record that the server has said yes to. */
  acknowledged: Map<string, string>;
  /** Milliseconds between two: a person may store a thousand an hour. */
  pauseMs?: number;
}

const writersAtOnce = 6;

/** Below what a round of any test may take, so that a hang says what was answered. */
const patienceMs = 120_000;

/** Store moods one after another. What was not answered is sent again with its key until it is. */
export function startWriters({ address, token, prefix, acknowledged, pauseMs = 25 }: Options) {
  let written = 0;
  let longestMs = 0;
  /** How many answers of each status; 0 for none within ten seconds, or a connection that broke. */
  const answers = new Map<number, number>();
  const over = new AbortController();
  /** Of the writers: each has been answered since it last met a fault. */
  const again = Array.from({ length: writersAtOnce }, () => 0);
  const writing = again.map(async (_, writer) => {
    for (let count = 0; !over.signal.aborted; count += 1) {
      const key = `${prefix}-${writer}-${count}`;
      for (let id: string | undefined; id === undefined;) {
        id = await send(key);
        if (id === undefined) {
          again[writer] = 0;
          await wait(50);
        } else acknowledged.set(key, id);
      }
      written += 1;
      // No round may come near that however fast the machine is.
      await wait(pauseMs);
      again[writer] = (again[writer] ?? 0) + 1;
    }
  });

  async function send(key: string): Promise<string | undefined> {
    const begun = performance.now();
    const answer = await ask(key).catch(() => undefined);
    const status = answer?.status ?? 0;
    answers.set(status, (answers.get(status) ?? 0) + 1);
    longestMs = Math.max(longestMs, performance.now() - begun);
    return status === 201 ? answer?.id : undefined;
  }

  async function ask(key: string): Promise<{ status: number; id: string }> {
    const answer = await fetch(`${address()}/api/mood`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${token}`, 'Idempotency-Key': key },
      body: JSON.stringify({ mood: 'calm' }),
      signal: AbortSignal.timeout(10_000),
    });
    const body = await answer.json();
    return { status: answer.status, id: String(body.id) };
  }

  const until = async (isTrue: () => boolean) => {
    const end = performance.now() + patienceMs;
    while (!isTrue()) {
      if (performance.now() > end) throw new Error(`The writers wait in vain; so far ${JSON.stringify([...answers])}.`);
      await wait(5);
    }
  };
  return {
    answers,
    longestMs: () => longestMs,
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
