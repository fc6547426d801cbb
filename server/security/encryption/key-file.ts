import { createSecretKey, randomBytes } from 'node:crypto';
import {
  closeSync,
  existsSync,
  fchownSync,
  fstatSync,
  fsyncSync,
  linkSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import * as z from 'zod/mini';
import { keyFaults } from '../../../domain/messages/en/keys.ts';
import { isCredential } from '../../config/config.ts';
import type { Config } from '../../config/config.ts';
import { codeOf } from '../../core/error-code.ts';
import { makeFolder } from '../../core/make-folder.ts';
import { StartFault } from '../../core/start-steps.ts';
import { isWithoutLinks } from '../../core/without-links.ts';
import type { DataKey } from './aes-gcm.ts';

/** Oldest first. */
export type KeyRing = readonly [DataKey, ...DataKey[]];

const fileSchema = z.object({
  version: z.literal(1),
  keys: z
    .array(
      z.object({
        id: z.string().check(z.regex(/^[0-9a-f]{8}$/)),
        key: z.string().check(z.regex(/^[A-Za-z0-9+/]{43}=$/)),
      }),
    )
    .check(
      z.minLength(1),
      z.refine((keys) => new Set(keys.map(({ id }) => id)).size === keys.length),
    ),
  /** Values of a database are encrypted with these keys: a rotation for another one would take them away from it. */
  inUse: z.optional(z.boolean()),
});

type KeyFile = z.infer<typeof fileSchema>;

export function keyFileOf({ dataDir, dataKeyFile }: Pick<Config, 'dataDir' | 'dataKeyFile'>): string {
  return dataKeyFile ?? join(dataDir, 'keys', 'data-keys.json');
}

export function makeKey(): DataKey {
  return { id: randomBytes(4).toString('hex'), key: createSecretKey(randomBytes(32)) };
}

/** Undefined where there is no such file. Throws a StartFault where it cannot be used. */
export function readKeyFile(path: string): KeyRing | undefined {
  const content = readContent(path);
  return content && ringOf(path, content);
}

export function isKeyFileInUse(path: string): boolean {
  return readContent(path)?.inUse === true;
}

/** Left as it is where it may only be read. No one else may change the keys of the file meanwhile. */
export function markKeyFileInUse(path: string): void {
  const ring = readKeyFile(path);
  if (!ring || isKeyFileInUse(path)) return;
  try {
    replaceKeyFile(path, ring);
  } catch (error) {
    // Where nothing can be written, no rotation takes a key away either.
    if (!(error instanceof StartFault)) throw error;
  }
}

function readContent(path: string): KeyFile | undefined {
  const text = readPrivateFile(path);
  if (text === undefined) return undefined;
  const content = z.safeParse(fileSchema, parseJson(text));
  if (!content.success) throw new StartFault(keyFaults.malformed(path));
  return content.data;
}

function readPrivateFile(path: string): string | undefined {
  try {
    const { mode } = statSync(path);
    // Since systemd 254 an access list lets the service's user read a credential: its mask stands in the group's bits.
    const allowed = isCredential(path) ? 0o040 : 0;
    // Windows has no such bits: there the folder's own rights count.
    if (process.platform !== 'win32' && (mode & 0o077 & ~allowed) !== 0) throw new StartFault(keyFaults.tooOpen(path));
    return readFileSync(path, 'utf8');
  } catch (error) {
    if (error instanceof StartFault) throw error;
    if (codeOf(error) === 'ENOENT') return undefined;
    throw new StartFault(keyFaults.unreadable(path));
  }
}

function ringOf(path: string, content: KeyFile): KeyRing {
  const [first, ...others] = content.keys.map(({ id, key }) => ({
    id,
    key: createSecretKey(Buffer.from(key, 'base64')),
  }));
  if (!first) throw new StartFault(keyFaults.malformed(path));
  return [first, ...others];
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Makes the file with a first key, and tells what then stands in it: of several at once one makes it. */
export function makeKeyFile(path: string): KeyRing {
  makeUnlessThere(path, { ring: [makeKey()], inUse: false });
  const ring = readKeyFile(path);
  if (!ring) throw new StartFault(keyFaults.notWritable(path));
  return ring;
}

/** Makes the file with these keys, which a database uses. One that is there already is left as it is. */
export function keepKeyFile(path: string, ring: KeyRing): void {
  makeUnlessThere(path, { ring, inUse: true });
}

function makeUnlessThere(path: string, content: NewContent): void {
  try {
    makeFolder(dirname(path));
    writeBeside(path, content, (fresh) => {
      try {
        linkSync(fresh, path);
      } catch (error) {
        if (existsSync(path)) return;
        if (!isWithoutLinks(error)) throw error;
        renameSync(fresh, path);
      }
    });
  } catch {
    throw new StartFault(keyFaults.notWritable(path));
  }
}

/**
 * Puts other keys in the place of those that are there, whole or not at all. They belong to a database that uses them, and
 * the file to the user of its servers: root may change it for them.
 */
export function replaceKeyFile(path: string, ring: KeyRing): void {
  try {
    writeBeside(path, { ring, inUse: true, owner: statSync(path) }, (fresh) => renameSync(fresh, path));
  } catch {
    throw new StartFault(keyFaults.notWritable(path));
  }
}

interface NewContent {
  ring: KeyRing;
  inUse: boolean;
  /** Else it is the caller's. */
  owner?: { uid: number; gid: number };
}

function writeBeside(path: string, { ring, inUse, owner }: NewContent, putInPlace: (fresh: string) => void): void {
  const fresh = `${path}.${randomBytes(4).toString('hex')}`;
  const keys = ring.map(({ id, key }) => ({ id, key: key.export().toString('base64') }));
  try {
    const file = openSync(fresh, 'wx', 0o600);
    try {
      if (owner) give(file, owner);
      writeSync(
        file,
        `${JSON.stringify({ version: 1, keys, ...(inUse && { inUse }) } satisfies KeyFile, undefined, 2)}\n`,
      );
      fsyncSync(file);
    } finally {
      closeSync(file);
    }
    putInPlace(fresh);
  } finally {
    rmSync(fresh, { force: true });
  }
  syncFolder(dirname(path));
}

function give(file: number, { uid, gid }: { uid: number; gid: number }): void {
  const own = fstatSync(file);
  if (own.uid !== uid || own.gid !== gid) fchownSync(file, uid, gid);
}

/** A power cut must not take the only key with it. Windows cannot open folders. */
function syncFolder(folder: string): void {
  if (process.platform === 'win32') return;
  const handle = openSync(folder, 'r');
  try {
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}
