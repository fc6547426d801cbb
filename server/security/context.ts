import type { DatabaseContext } from '../db/context.ts';
import type { Cipher } from './encryption/cipher.ts';

export interface SecurityContext extends DatabaseContext {
  /** Encrypts what is stored of answers, ailments, phone numbers, safety plans, mood tags and notes, call backs and reasons. */
  cipher: Cipher;
  /** The time by which sessions last, where a test holds it. Nothing else has it: there the clock of the database decides. */
  heldTime?(): Date;
}
