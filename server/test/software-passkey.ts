import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import type { MadeCredential } from '../../domain/contract/passkeys.ts';
import type { SignedCredential } from '../../domain/contract/second-step.ts';

/** What a call answers as options: only what an authenticator reads of it. */
interface Options {
  challenge: string;
  rp?: { id: string };
  rpId?: string;
  user?: { id: string };
}

/** What it says otherwise than it should. */
export interface Twist {
  origin?: string;
  host?: string;
  /** The owner was not checked. */
  unverified?: boolean;
  counter?: number;
  userHandle?: string;
  crossOrigin?: boolean;
  type?: string;
}

export interface SoftwarePasskey {
  /** Answers `navigator.credentials.create`. */
  make(options: Options, twist?: Twist): MadeCredential;
  /** Answers `navigator.credentials.get`. */
  sign(options: Options, twist?: Twist): SignedCredential;
}

const sha256 = (data: Buffer | string) => createHash('sha256').update(data).digest();

/** CBOR of small things, as far as WebAuthn needs it (RFC 8949). */
function cbor(value: unknown): Buffer {
  const head = (major: number, size: number) => {
    if (size < 24) return Buffer.from([(major << 5) | size]);
    return size < 256
      ? Buffer.from([(major << 5) | 24, size])
      : Buffer.from([(major << 5) | 25, size >> 8, size & 255]);
  };
  if (typeof value === 'number') return value < 0 ? head(1, -1 - value) : head(0, value);
  if (Buffer.isBuffer(value)) return Buffer.concat([head(2, value.length), value]);
  if (typeof value === 'string') return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)]);
  if (value instanceof Map)
    return Buffer.concat([head(5, value.size), ...[...value].flatMap(([key, item]) => [cbor(key), cbor(item)])]);
  throw new Error('not needed');
}

/** An authenticator of our own, with one key for ES256: what it says wrong can be chosen, which no browser allows. */
export function softwarePasskey(origin: string): SoftwarePasskey {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const id = randomBytes(32);
  let counter = 0;
  let userHandle = '';

  function dataFor(type: string, { challenge }: Options, twist: Twist): Buffer {
    const said = { type: twist.type ?? type, challenge, origin: twist.origin ?? origin };
    return Buffer.from(JSON.stringify({ ...said, crossOrigin: twist.crossOrigin ?? false }));
  }

  function authenticatorData(host: string, twist: Twist, attested?: Buffer): Buffer {
    const flags = 1 | (twist.unverified ? 0 : 4) | (attested ? 64 : 0);
    const count = Buffer.alloc(4);
    count.writeUInt32BE(twist.counter ?? counter);
    return Buffer.concat([sha256(twist.host ?? host), Buffer.from([flags]), count, attested ?? Buffer.alloc(0)]);
  }

  const named = { id: id.toString('base64url'), rawId: id.toString('base64url'), type: 'public-key' };

  return {
    make: (options, twist = {}) => {
      userHandle = options.user?.id ?? '';
      const key = new Map<number, unknown>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, Buffer.from(x, 'base64url')],
        [-3, Buffer.from(y, 'base64url')],
      ]);
      const size = Buffer.from([0, id.length]);
      const attested = Buffer.concat([Buffer.alloc(16), size, id, cbor(key)]);
      const authData = authenticatorData(options.rp?.id ?? '', twist, attested);
      const attestation = new Map<string, unknown>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', authData],
      ]);
      return {
        ...named,
        response: {
          clientDataJSON: dataFor('webauthn.create', options, twist).toString('base64url'),
          attestationObject: cbor(attestation).toString('base64url'),
          transports: ['internal'],
        },
      };
    },
    sign: (options, twist = {}) => {
      counter += 1;
      const clientData = dataFor('webauthn.get', options, twist);
      const authData = authenticatorData(options.rpId ?? '', twist);
      const signature = sign('sha256', Buffer.concat([authData, sha256(clientData)]), privateKey);
      return {
        ...named,
        response: {
          clientDataJSON: clientData.toString('base64url'),
          authenticatorData: authData.toString('base64url'),
          signature: signature.toString('base64url'),
          userHandle: twist.userHandle ?? userHandle,
        },
      };
    },
  };
}
