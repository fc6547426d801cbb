import type { Kysely } from 'kysely';
import Histogram from 'prom-client/lib/histogram.js';
import { AppError } from '../core/app-error.ts';
import { registry } from '../observability/metrics/registry.ts';
import { PooledDatabase, queueOf } from './pooled-database.ts';
import { isRefusedAsAWhole } from './violations.ts';
import type { Database } from './schema.ts';

/** Runs one statement for all the questions. Returns an answer for each, in their order. */
type Ask<Question, Answer> = (db: Kysely<Database>, questions: readonly Question[]) => Promise<readonly Answer[]>;

interface Waiting<Question, Answer> {
  question: Question;
  since: number;
  resolve: (answer: Answer) => void;
  reject: (fault: unknown) => void;
}

/** Batches of one kind under way at a time: while one waits for the disk, the next is sent. */
const atOnce = 2;

/** Questions of one batch at most, so that no other statement waits long for it. */
const largest = 64;

/**
 * Milliseconds that a question waits to be sent at most. In a crowd all have their turn; where the database is silent, its
 * caller has been told to come again (`late-calls.ts`), and nothing may be stored for it then.
 */
const [longestWait, longestInSilence] = [10_000, 1500];

const sizes = new Histogram({
  name: 'evenkeel_batch_questions',
  help: 'Questions that went to the database together.',
  registers: [registry],
  buckets: [1, 2, 4, 8, 16, 32, 64],
});

/**
 * Runs one statement for many like queries: those that come while a connection is waited for, or while others are
 * under way, go together. One alone goes at once. What the database refuses because of one of them is asked again one by
 * one, so that no one meets another's fault.
 */
export function batchLoader<Question, Answer>(
  ask: Ask<Question, Answer>,
): (db: Kysely<Database>, question: Question) => Promise<Answer> {
  const known = new WeakMap<Kysely<Database>, Batches<Question, Answer>>();
  return (db, question) => {
    let batches = known.get(db);
    if (!batches) {
      batches = new Batches(db, ask);
      known.set(db, batches);
      if (db instanceof PooledDatabase) db.batches.push(batches);
    }
    return batches.answer(question);
  };
}

/** The row of each key, in their order; undefined where there is none. */
export function rowsInOrder<Key, Row>(
  keys: readonly Key[],
  rows: readonly Row[],
  keyOf: (row: Row) => Key,
): (Row | undefined)[] {
  const byKey = new Map(rows.map((row) => [keyOf(row), row]));
  return keys.map((key) => byKey.get(key));
}

class Batches<Question, Answer> {
  readonly #db: Kysely<Database>;
  readonly #ask: Ask<Question, Answer>;
  #waiting: Waiting<Question, Answer>[] = [];
  #underWay = 0;
  /** Whether one that is under way has not taken its questions yet. */
  #isGathering = false;
  #isInPool = false;

  constructor(db: Kysely<Database>, ask: Ask<Question, Answer>) {
    this.#db = db;
    this.#ask = ask;
  }

  get waiting(): number {
    return this.#waiting.length - (this.#isInPool ? 1 : 0);
  }

  answer(question: Question): Promise<Answer> {
    const { promise, resolve, reject } = Promise.withResolvers<Answer>();
    this.#waiting.push({ question, since: performance.now(), resolve, reject });
    this.#begin();
    return promise;
  }

  #begin(): void {
    this.#refuseOld();
    if (this.#isGathering || this.#underWay >= atOnce || this.#waiting.length === 0) return;
    this.#isGathering = true;
    this.#underWay += 1;
    // What has arrived in the same moment comes along.
    setImmediate(() => void this.#run());
  }

  /** In the order in which they came, so the oldest stand first. */
  #refuseOld(): void {
    const before = performance.now() - (queueOf(this.#db)?.isSilent() ? longestInSilence : longestWait);
    while (this.#waiting[0] && this.#waiting[0].since < before)
      this.#waiting.shift()?.reject(new AppError('unavailable', { retryAfter: 1 }));
  }

  async #run(): Promise<void> {
    let taken: Waiting<Question, Answer>[] = [];
    const take = () => {
      taken = this.#waiting.splice(0, largest);
      this.#isGathering = this.#isInPool = false;
      this.#begin();
    };
    try {
      this.#isInPool = true;
      const answers = await this.#db.connection().execute(async (db) => {
        take();
        sizes.observe(taken.length);
        return this.#ask(
          db,
          taken.map(({ question }) => question),
        );
      });
      for (const [place, { resolve }] of taken.entries()) resolve(answers[place] as Answer);
    } catch (fault) {
      // Where no connection came, no one who waited for it gets one.
      if (taken.length === 0) take();
      if (taken.length > 1 && isRefusedAsAWhole(fault)) for (const one of taken) void this.#askAlone(one);
      else for (const { reject } of taken) reject(fault);
    } finally {
      this.#underWay -= 1;
      this.#begin();
    }
  }

  async #askAlone({ question, resolve, reject }: Waiting<Question, Answer>): Promise<void> {
    try {
      const [answer] = await this.#ask(this.#db, [question]);
      resolve(answer as Answer);
    } catch (fault) {
      reject(fault);
    }
  }
}
