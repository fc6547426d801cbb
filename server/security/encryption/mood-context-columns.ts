import * as z from 'zod/mini';
import type { MoodContext } from '../../../domain/mood-tags.ts';
import type { Cipher } from './cipher.ts';

const contextSchema = z.object({ tags: z.array(z.string()), note: z.string() });
const tagsSchema = z.array(z.string());

interface MoodRow {
  userId: string;
  id: number;
}

const ofMood = ({ userId, id }: MoodRow) => ({ table: 'mood_contexts', column: 'content', row: `${userId}/${id}` });
const ofList = (userId: string) => ({ table: 'mood_tags', column: 'content', row: userId });

export function encryptMoodContext(cipher: Cipher, row: MoodRow, { tags, note }: MoodContext): Buffer {
  return cipher.encrypt(ofMood(row), padded({ tags, note }));
}

export function decryptMoodContext(cipher: Cipher, row: MoodRow, encrypted: Buffer): MoodContext {
  return z.parse(contextSchema, JSON.parse(cipher.decrypt(ofMood(row), encrypted)));
}

export function encryptMoodTags(cipher: Cipher, userId: string, tags: readonly string[]): Buffer {
  return cipher.encrypt(ofList(userId), padded(tags));
}

export function decryptMoodTags(cipher: Cipher, userId: string, encrypted: Buffer): string[] {
  return z.parse(tagsSchema, JSON.parse(cipher.decrypt(ofList(userId), encrypted)));
}

/** Bytes. Ciphertext is as long as its text: without steps, the length of a lone tag would tell which one it is. */
const step = 512;

function padded(value: unknown): string {
  const text = JSON.stringify(value);
  const rest = Buffer.byteLength(text) % step;
  return rest === 0 ? text : text + ' '.repeat(step - rest);
}
