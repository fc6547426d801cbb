import * as z from 'zod/mini';
import type { Cipher } from './cipher.ts';

const contentSchema = z.object({ phone: z.string(), preferred_time: z.string(), note: z.nullable(z.string()) });

/** What a person who asks for a call back passes on. */
export type CallBackContent = z.infer<typeof contentSchema>;

interface CallBackRow {
  userId: string;
  id: string;
}

const placeOf = ({ userId, id }: CallBackRow) => ({ table: 'call_backs', column: 'content', row: `${userId}/${id}` });

export function encryptCallBack(cipher: Cipher, row: CallBackRow, content: CallBackContent): Buffer {
  return cipher.seal(placeOf(row), JSON.stringify(content));
}

const served = { phone: null, preferred_time: null, note: null } as const;

/** Nulls where it has served and is erased. */
export function openCallBack(cipher: Cipher, row: CallBackRow, sealed: Buffer | null): CallBackContent | typeof served {
  return sealed === null ? served : z.parse(contentSchema, JSON.parse(cipher.open(placeOf(row), sealed)));
}
