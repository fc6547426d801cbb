import { createHash } from 'node:crypto';
import { open } from 'node:fs/promises';
import type { FileHandle } from 'node:fs/promises';
import { normalisePassword } from '../../../../../domain/password-policy.ts';

/** Bytes read at once: a line of forty digits, a colon, a count and its end is far shorter. */
const pieceBytes = 256;

/** The forty digits of a line's SHA-1; anything behind them, like a count, does not matter. */
const hashDigits = 40;

/**
 * Whether a password is in a file of SHA-1 hashes, one on a line and sorted, as Have I Been Pwned offers them. It is looked
 * up by halves: of forty gigabytes about forty pieces are read, and nothing is kept.
 */
export async function isInBreachedFile(path: string, password: string): Promise<boolean> {
  const wanted = createHash('sha1').update(normalisePassword(password)).digest('hex').toUpperCase();
  const file = await open(path);
  try {
    return await isInOrder(file, wanted);
  } finally {
    await file.close();
  }
}

async function isInOrder(file: FileHandle, wanted: string): Promise<boolean> {
  // The line looked for, if there is one, begins in between.
  let [low, high] = [0, (await file.stat()).size];
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    const line = await firstLineFrom(file, middle);
    if (!line || line.start >= high) {
      high = middle;
      continue;
    }
    const hash = line.text.slice(0, hashDigits).toUpperCase();
    if (hash === wanted) return true;
    if (hash < wanted) low = line.end;
    else high = middle;
  }
  return false;
}

interface Line {
  text: string;
  start: number;
  /** The place behind its end. */
  end: number;
}

/** The first line that begins at this place or behind it. */
async function firstLineFrom(file: FileHandle, place: number): Promise<Line | undefined> {
  // From the sign before: where that ends a line, one begins here.
  const from = Math.max(0, place - 1);
  const { buffer, bytesRead } = await file.read(Buffer.alloc(pieceBytes), 0, pieceBytes, from);
  const text = buffer.toString('latin1', 0, bytesRead);
  const begin = place === 0 ? 0 : text.indexOf('\n') + 1;
  if ((place > 0 && begin === 0) || begin >= text.length) return undefined;
  const end = text.indexOf('\n', begin);
  const behind = end === -1 ? text.length : end + 1;
  return { text: text.slice(begin, behind), start: from + begin, end: from + behind };
}
