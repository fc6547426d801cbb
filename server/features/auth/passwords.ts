import { hash, verify } from '@node-rs/argon2';
import { AppError } from '../../app-error.ts';

/** Argon2id (the library's default) with 19 MiB, 2 passes, 1 lane: OWASP's password storage guidance, ASVS 11.4.2. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/**
 * Hashing runs in the thread pool that also reads files. Two at once leave it room: with sixteen a file read was seen
 * to wait 214 ms. Past this many waiting, more would only be answered after their callers have given up.
 */
const slots = 2;
const longestQueue = 400;

let running = 0;
const waiting: (() => void)[] = [];

/** Runs work that hashes, at most two at once. Throws `unavailable` (503) where too many wait already. */
export async function inHashingSlot<T>(work: () => Promise<T>): Promise<T> {
  if (waiting.length >= longestQueue) throw new AppError('unavailable', { retryAfter: 5 });
  if (running >= slots) await new Promise<void>((resolve) => waiting.push(resolve));
  else running += 1;
  try {
    return await work();
  } finally {
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  }
}

/** To be called inside a slot. */
export async function hashPassword(password: string): Promise<string> {
  return hash(password, cost);
}

/** What is compared where there is no account, so that its absence takes as long. Made once, of a random text. */
let nobody: Promise<string> | undefined;

/** To be called inside a slot. False, after the same work, where there is no stored hash. */
export async function isPassword(password: string, storedHash: string | undefined): Promise<boolean> {
  nobody ??= hashPassword(crypto.randomUUID());
  const matches = await verify(storedHash ?? (await nobody), password);
  return storedHash !== undefined && matches;
}
