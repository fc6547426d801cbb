import { crc32, createInflateRaw } from 'node:zlib';
import { damaged, tooLarge, unreadable } from '../../core/file-refusals.ts';

/** One file of an archive, by what the directory at its end says. */
interface Entry {
  method: number;
  crc: number;
  packed: number;
  unpacked: number;
  at: number;
}

export interface Archive {
  has: (name: string) => boolean;
  /** The bytes of a file, piece by piece; none where it is not there. Names are looked up, never paths of a disk. */
  read: (name: string) => AsyncGenerator<Buffer>;
}

const mostEntries = 2000;
const endSize = 22;
const directorySize = 46;
const localSize = 30;

const pieceSize = 64 * 1024;

/** What all that is read of an archive may unpack to: 50,000 people with 40 columns of their own. */
const mostUnpacked = 64 * 1024 * 1024;

/**
 * Reads the directory alone. What is unpacked is bounded by what the directory says, before it is, and while it is, nothing may be more
 * than that: a bomb is refused either way.
 */
export function openZip(bytes: Buffer): Archive {
  const entries = readDirectory(bytes);
  const budget = { left: mostUnpacked };
  return {
    has: (name) => entries.has(name),
    async *read(name) {
      const entry = entries.get(name);
      if (entry) yield* unpack(bytes, entry, budget);
    },
  };
}

function readDirectory(bytes: Buffer): Map<string, Entry> {
  const end = bytes.lastIndexOf(Buffer.from('504b0506', 'hex'));
  if (end < 0 || end + endSize > bytes.length) throw damaged();
  const count = bytes.readUInt16LE(end + 10);
  if (count > mostEntries) throw tooLarge();
  let at = bytes.readUInt32LE(end + 16);
  const entries = new Map<string, Entry>();
  for (let nth = 0; nth < count; nth += 1) {
    if (at + directorySize > end || bytes.readUInt32LE(at) !== 0x02014b50) throw damaged();
    // The first bit says that a password is needed.
    if ((bytes.readUInt16LE(at + 8) & 1) === 1) throw unreadable('locked-workbook');
    const nameEnd = at + directorySize + bytes.readUInt16LE(at + 28);
    const extraEnd = nameEnd + bytes.readUInt16LE(at + 30);
    if (extraEnd > end) throw damaged();
    const name = bytes.toString('utf8', at + directorySize, nameEnd);
    // Two of one name: programs differ in which of them they show.
    if (entries.has(name)) throw damaged();
    entries.set(name, entryAt(bytes, at, bytes.subarray(nameEnd, extraEnd)));
    at = extraEnd + bytes.readUInt16LE(at + 32);
  }
  return entries;
}

function entryAt(bytes: Buffer, at: number, extra: Buffer): Entry {
  const wide = wideNumbers(extra);
  // In this order; each is wide where there is no room for it.
  const [unpacked, packed, offset] = [24, 20, 42].map((place) => {
    const number = bytes.readUInt32LE(at + place);
    return number === 0xffffffff ? (wide.shift() ?? number) : number;
  }) as [number, number, number];
  return { method: bytes.readUInt16LE(at + 10), crc: bytes.readUInt32LE(at + 16), packed, unpacked, at: offset };
}

/** Numbers of eight bytes (Zip64), which some programs write for the smallest file, too. */
function wideNumbers(extra: Buffer): number[] {
  for (let at = 0; at + 4 <= extra.length;) {
    const size = extra.readUInt16LE(at + 2);
    const field = extra.subarray(at + 4, at + 4 + size);
    if (extra.readUInt16LE(at) === 1)
      return Array.from({ length: Math.floor(field.length / 8) }, (_, nth) => Number(field.readBigUInt64LE(nth * 8)));
    at += 4 + size;
  }
  return [];
}

async function* unpack(bytes: Buffer, entry: Entry, budget: { left: number }): AsyncGenerator<Buffer> {
  budget.left -= entry.unpacked;
  if (budget.left < 0) throw tooLarge();
  let crc = 0;
  let left = entry.unpacked;
  for await (const piece of pieces(packedBytes(bytes, entry), entry.method)) {
    left -= piece.length;
    if (left < 0) throw damaged();
    crc = crc32(piece, crc);
    yield piece;
  }
  if (crc !== entry.crc) throw damaged();
}

function packedBytes(bytes: Buffer, { at, packed }: Entry): Buffer {
  if (at + localSize > bytes.length || bytes.readUInt32LE(at) !== 0x04034b50) throw damaged();
  const from = at + localSize + bytes.readUInt16LE(at + 26) + bytes.readUInt16LE(at + 28);
  if (from + packed > bytes.length) throw damaged();
  return bytes.subarray(from, from + packed);
}

async function* pieces(packed: Buffer, method: number): AsyncGenerator<Buffer> {
  if (method === 0) for (let at = 0; at < packed.length; at += pieceSize) yield packed.subarray(at, at + pieceSize);
  else if (method === 8) {
    const inflate = createInflateRaw({ chunkSize: pieceSize });
    inflate.end(packed);
    try {
      for await (const piece of inflate) yield piece as Buffer;
    } catch {
      throw damaged();
    }
  } else throw damaged();
}
