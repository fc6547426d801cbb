import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { registration } from '../server/test/people.ts';

/** What was sent and what was acknowledged, of one person. */
interface Person {
  id: string;
  token: string;
  /** The ids of what was acknowledged, in order. */
  acknowledged: number[];
}

export interface Writers {
  people: Person[];
  count(): number;
  /** From now on: the longest time between two acknowledgements, and answers that were none. */
  measure(): { longestGapMs(): number; others(): Record<string, number> };
  /** Returns when each has its last acknowledgement. */
  stop(): Promise<void>;
}

/** Milliseconds after which a writer that got no acknowledgement sends the same again. */
const pause = 100;

async function register(address: string): Promise<Person> {
  const answer = await fetch(`${address}/api/auth/register`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(registration()),
  });
  if (answer.status !== 201) throw new Error(`register: ${answer.status} ${await answer.text()}`);
  const { token, user } = (await answer.json()) as { token: string; user: { id: string } };
  return { id: user.id, token, acknowledged: [] };
}

interface Wish {
  /** More than writers: one person may send a thousand moods an hour. */
  people: number;
  writers: number;
}

/** Each writer sends a mood with a key of its own until it is acknowledged, and then the next, for one person after the other. */
export async function startWriters(address: string, { people: count, writers }: Wish): Promise<Writers> {
  const people: Person[] = [];
  for (let made = 0; made < count; made += 4)
    people.push(...(await Promise.all([1, 2, 3, 4].map(() => register(address)))));
  const over = new AbortController();
  let [last, longest] = [performance.now(), 0];
  let others: Record<string, number> = {};

  async function send(token: string, key: string): Promise<number | undefined> {
    try {
      const answer = await fetch(`${address}/api/mood`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${token}`, 'Idempotency-Key': key },
        body: '{"mood":"calm"}',
        signal: AbortSignal.timeout(10_000),
      });
      const body = (await answer.json().catch(() => ({}))) as { id?: number };
      if (answer.status === 201 && body.id !== undefined) return body.id;
      others[answer.status] = (others[answer.status] ?? 0) + 1;
    } catch (error) {
      const name = error instanceof Error ? error.name : 'unknown';
      others[name] = (others[name] ?? 0) + 1;
    }
    return undefined;
  }

  async function write(place: number): Promise<void> {
    const own = people.filter((_person, at) => at % writers === place);
    for (let turn = 0; !over.signal.aborted; turn += 1) {
      const person = own[turn % own.length];
      if (!person) throw new Error('a writer needs a person');
      const key = randomUUID();
      let id = await send(person.token, key);
      while (id === undefined) {
        await wait(pause);
        id = await send(person.token, key);
      }
      const now = performance.now();
      longest = Math.max(longest, now - last);
      last = now;
      person.acknowledged.push(id);
    }
  }

  const writing = Array.from({ length: writers }, (_one, place) => write(place));
  return {
    people,
    count: () => people.reduce((sum, { acknowledged }) => sum + acknowledged.length, 0),
    measure: () => {
      [longest, others] = [0, {}];
      return { longestGapMs: () => Math.max(longest, performance.now() - last), others: () => others };
    },
    stop: async () => {
      over.abort();
      await Promise.all(writing);
    },
  };
}
