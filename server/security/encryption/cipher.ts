import type { KeyRing } from './key-file.ts';
import { decryptText, encryptText } from './aes-gcm.ts';
import type { EncryptionContext } from './aes-gcm.ts';

/** Encrypts what is no one's business but the person's before it is stored, and opens it again. */
export interface ColumnCipher {
  encrypt(context: EncryptionContext, text: string): Buffer;
  /** Null stays null: an empty column holds nothing to encrypt. */
  encryptOptional(context: EncryptionContext, text: string | null): Buffer | null;
  /** Throws a DecryptionFault, the same one whatever the reason. */
  decrypt(context: EncryptionContext, encrypted: Buffer): string;
  decryptOptional(context: EncryptionContext, encrypted: Buffer | null): string | null;
  /** Encrypts with this key from now on. False where it is not in the file. */
  encryptWith(keyId: string): boolean;
}

/** And hashes, where something is found again but not read. */
export interface Cipher extends ColumnCipher {
  /** HMAC-SHA-256 with a key for this purpose: what a stolen database holds of it can't be compared with guesses. */
  keyedHash(purpose: 'attempts' | 'device' | 'email-link' | 'idempotency-key', text: string): Buffer;
}

interface CipherOptions {
  ring: KeyRing;
  /** Reads the file again: keys that are not known may have been added since. */
  readAgain?: () => KeyRing | undefined;
}

/** A key that is not in the file is looked for again at most this often. Milliseconds. */
const lookAgainAfter = 1000;

/** Encrypts with the newest key of the ring until told otherwise. */
export function createCipher({ ring: first, readAgain }: CipherOptions): ColumnCipher {
  let ring = first;
  let current = first.at(-1) ?? first[0];
  const lookedAt = new Map<string, number>();

  const find = (id: string) => ring.find((key) => key.id === id);

  function findAnew(id: string) {
    const known = find(id);
    const now = performance.now();
    if (known || !readAgain || now - (lookedAt.get(id) ?? -Infinity) < lookAgainAfter) return known;
    lookedAt.set(id, now);
    ring = readAgain() ?? ring;
    return find(id);
  }

  const encrypt = (context: EncryptionContext, text: string) => encryptText(current, context, text);
  const decrypt = (context: EncryptionContext, encrypted: Buffer) =>
    decryptText((id) => findAnew(id)?.key, context, encrypted);
  return {
    encrypt,
    encryptOptional: (context, text) => (text === null ? null : encrypt(context, text)),
    decrypt,
    decryptOptional: (context, encrypted) => (encrypted === null ? null : decrypt(context, encrypted)),
    encryptWith: (keyId) => {
      const found = findAnew(keyId);
      current = found ?? current;
      return found !== undefined;
    },
  };
}
