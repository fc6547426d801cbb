import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { dirname, basename } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';

interface Packing {
  /** Its name is that of the folder that unpacking makes. */
  folder: string;
  file: string;
  /** Seconds since 1970: the same for every file. */
  time: number;
}

/** Packs a folder so that the same files give the same bytes, and so that no one but their owner may write what is unpacked. */
export async function pack({ folder, file, time }: Packing): Promise<void> {
  const words = [
    '--create',
    '--format=gnu',
    '--sort=name',
    `--mtime=@${time}`,
    '--owner=0',
    '--group=0',
    '--numeric-owner',
    '--mode=u=rwX,go=rX',
    `--directory=${dirname(folder)}`,
    basename(folder),
  ];
  const tar = spawn('tar', words, {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { PATH: process.env['PATH'], LC_ALL: 'C' },
  });
  const ended = new Promise<void>((resolve, reject) => {
    tar.on('error', reject);
    tar.on('close', (code) => (code === 0 ? resolve() : reject(new Error(`tar ended with ${code}`))));
  });
  await Promise.all([pipeline(tar.stdout, createGzip(), createWriteStream(file)), ended]);
}

export async function checksumOf(file: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(file), hash);
  return hash.digest('hex');
}
