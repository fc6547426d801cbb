import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import type { KeyObject } from 'node:crypto';

/** Where a value stands. It opens nowhere else: not in another row, not in another column. */
export interface EncryptionContext {
  table: string;
  column: string;
  /** The row's primary key as text. */
  row: string;
}

export interface DataKey {
  /** Eight hexadecimal digits. */
  id: string;
  /** 256 bits. */
  key: KeyObject;
}

/**
 * An encrypted value: version (1 byte), id of the key (4), nonce (12), ciphertext, tag (16). The version stands for
 * AES-256-GCM in this very layout, so that another method can come beside it one day.
 */
const version = 1;
const algorithm = 'aes-256-gcm';
const nonceAt = 5;
const contentAt = 17;
const tagLength = 16;

/** A value that does not open, for whatever reason: the wrong key, a changed byte, the wrong context. All look the same. */
export class DecryptionFault extends Error {
  constructor() {
    super('an encrypted value does not open');
    this.name = 'DecryptionFault';
  }
}

/** Encrypts a text with a nonce of its own: 96 random bits (NIST SP 800-38D; at most 2^32 values for a key). */
export function encryptText({ id, key }: DataKey, context: EncryptionContext, text: string): Buffer {
  const header = Buffer.alloc(nonceAt);
  header.writeUInt8(version);
  header.write(id, 1, 'hex');
  const nonce = randomBytes(contentAt - nonceAt);
  const cipher = createCipheriv(algorithm, key, nonce, { authTagLength: tagLength });
  cipher.setAAD(boundTo(header, context));
  return Buffer.concat([header, nonce, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()]);
}

/** Throws a DecryptionFault, and nothing else. */
export function decryptText(
  keyOf: (id: string) => KeyObject | undefined,
  context: EncryptionContext,
  encrypted: Buffer,
): string {
  try {
    const key = encrypted[0] === version ? keyOf(keyIdOf(encrypted)) : undefined;
    if (!key || encrypted.length < contentAt + tagLength) throw new DecryptionFault();
    const decipher = createDecipheriv(algorithm, key, encrypted.subarray(nonceAt, contentAt), {
      authTagLength: tagLength,
    });
    decipher.setAAD(boundTo(encrypted.subarray(0, nonceAt), context));
    decipher.setAuthTag(encrypted.subarray(-tagLength));
    const content = encrypted.subarray(contentAt, -tagLength);
    return Buffer.concat([decipher.update(content), decipher.final()]).toString('utf8');
  } catch {
    throw new DecryptionFault();
  }
}

/** The id of the key that a value was encrypted with. */
export function keyIdOf(encrypted: Buffer): string {
  return encrypted.subarray(1, nonceAt).toString('hex');
}

/** What the tag covers besides the content. No name and no row has a NUL in it, so that no two places read the same. */
function boundTo(header: Buffer, { table, column, row }: EncryptionContext): Buffer {
  return Buffer.concat([header, Buffer.from(['evenkeel', table, column, row].join('\0'))]);
}
