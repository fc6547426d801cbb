import type { KeyRing } from './key-file.ts';
import { decryptText, encryptText } from './aes-gcm.ts';
import type { EncryptedPlace } from './aes-gcm.ts';

/** Seals what is no one's business but the person's before it is stored, and opens it again. */
export interface Cipher {
  seal(place: EncryptedPlace, text: string): Buffer;
  /** Null stays null: an empty column holds nothing to seal. */
  sealOptional(place: EncryptedPlace, text: string | null): Buffer | null;
  /** Throws a DecryptionFault, the same one whatever the reason. */
  open(place: EncryptedPlace, sealed: Buffer): string;
  openOptional(place: EncryptedPlace, sealed: Buffer | null): string | null;
  /** Seals with this key from now on. False where it is not in the file. */
  sealWith(keyId: string): boolean;
}

interface SealerOptions {
  ring: KeyRing;
  /** Reads the file again: keys that are not known may have been added since. */
  readAgain?: () => KeyRing | undefined;
}

/** A key that is not in the file is looked for again at most this often. Milliseconds. */
const lookAgainAfter = 1000;

/** Seals with the newest key of the ring until told otherwise. */
export function createCipher({ ring: first, readAgain }: SealerOptions): Cipher {
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

  const seal = (place: EncryptedPlace, text: string) => encryptText(current, place, text);
  const open = (place: EncryptedPlace, sealed: Buffer) => decryptText((id) => findAnew(id)?.key, place, sealed);
  return {
    seal,
    sealOptional: (place, text) => (text === null ? null : seal(place, text)),
    open,
    openOptional: (place, sealed) => (sealed === null ? null : open(place, sealed)),
    sealWith: (keyId) => {
      const found = findAnew(keyId);
      current = found ?? current;
      return found !== undefined;
    },
  };
}
