import { setTimeout as wait } from 'node:timers/promises';
import { hash, verify } from '@node-rs/argon2';
import type { Kysely } from 'kysely';
import { normalisePassword } from '../../../domain/password-policy.ts';
import { createSemaphore } from '../../jobs/semaphore.ts';
import { mostWaiting, queueOf } from '../../db/pooled-database.ts';
import type { DatabaseQueue } from '../../db/pooled-database.ts';
import type { Database } from '../../db/schema.ts';

/** Argon2id (the library's default) with 19 MiB, 2 passes, 1 lane: OWASP's password storage guidance, ASVS 11.4.2. */
export const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

const inTurn = createSemaphore({ work: 'passwords', atOnce: 2, longestQueue: 1000, usualMs: 50 });

/** Milliseconds for which a hash waits for room at most: however busy others keep the database, people sign in. */
const longestForRoomMs = 1000;

/**
 * Runs work that hashes. Hashing runs in the thread pool that also reads files: two at once leave it room, with sixteen
 * a file read was seen to wait 214 ms. A hash takes 20 to 50 ms of a core, so that a crowd of 1000 has its turn within the 25
 * seconds that may be waited, and that is what may wait in memory; 250 still where other programs have most of the machine.
 * Each that signs in asks for ten things at once: a crowd waits here, where it costs nothing, and not to be refused there.
 */
export async function withHashingSemaphore<T>(db: Kysely<Database>, work: () => Promise<T>): Promise<T> {
  return inTurn(async () => {
    const begun = performance.now();
    while (!hasRoom(queueOf(db)) && performance.now() - begun < longestForRoomMs) await wait(20);
    return work();
  });
}

/** Whether the database could take what is asked for after a sign-in: half of it is for those who are signed in. */
const hasRoom = (queue: DatabaseQueue | undefined) => !queue || queue.waiting() < mostWaiting(queue) / 2;

/** To be called inside a slot. */
export async function hashPassword(password: string): Promise<string> {
  return hash(normalisePassword(password), cost);
}

/** What is compared where there is no account, so that its absence takes as long. Made once, of a random text. */
let nobody: Promise<string> | undefined;

/** To be called inside a slot. False, after the same work, where there is no stored hash. */
export async function isPassword(password: string, storedHash: string | undefined): Promise<boolean> {
  nobody ??= hashPassword(crypto.randomUUID());
  const matches = await verify(storedHash ?? (await nobody), normalisePassword(password));
  return storedHash !== undefined && matches;
}

const costWritten = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$/;

/** A stored hash of other costs than new ones have: it is made again when its password is next given. */
export function isOutdated(storedHash: string): boolean {
  const [, memory, passes, lanes] = costWritten.exec(storedHash) ?? [];
  const { memoryCost, timeCost, parallelism } = cost;
  return Number(memory) !== memoryCost || Number(passes) !== timeCost || Number(lanes) !== parallelism;
}
