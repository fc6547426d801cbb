import * as z from 'zod/mini';
import type { Cipher } from './cipher.ts';

const suggestionSchema = z.object({
  language: z.string(),
  screen: z.string(),
  sentence: z.string(),
  better: z.string(),
});

export type Suggestion = z.infer<typeof suggestionSchema>;

const placeOf = (id: string) => ({ table: 'suggestions', column: 'content', row: id });

export function encryptSuggestion(cipher: Cipher, id: string, suggestion: Suggestion): Buffer {
  return cipher.encrypt(placeOf(id), JSON.stringify(suggestion));
}

export function decryptSuggestion(cipher: Cipher, id: string, encrypted: Buffer): Suggestion {
  return z.parse(suggestionSchema, JSON.parse(cipher.decrypt(placeOf(id), encrypted)));
}
