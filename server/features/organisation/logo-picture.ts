import { inflateSync } from 'node:zlib';
import { logoLimits } from '../../../domain/organisation-logo.ts';
import type { LogoType } from '../../../domain/organisation-logo.ts';

export interface Picture {
  type: LogoType;
  width: number;
  height: number;
}

/** What the bytes are, whatever a sender says of them; undefined for what is no picture that we show. */
export function readPicture(bytes: Buffer): Picture | undefined {
  const found = readPng(bytes) ?? readJpeg(bytes) ?? readWebp(bytes);
  const fits = (side: number) => side >= logoLimits.leastSide && side <= logoLimits.mostSide;
  return found && bytes.length <= logoLimits.mostBytes && fits(found.width) && fits(found.height) ? found : undefined;
}

const pngStart = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/** Values of a pixel, by the kind of colour: grey, RGB, palette, grey and RGB with transparency. */
const channels = new Map([
  [0, 1],
  [2, 3],
  [3, 1],
  [4, 2],
  [6, 4],
]);

/**
 * One that the report can draw, too: of at most 8 bits, line by line. What draws it there believes each part of the file, so
 * that no part may say other than the first.
 */
function readPng(bytes: Buffer): Picture | undefined {
  if (bytes.length < 33 || !bytes.subarray(0, 8).equals(pngStart) || bytes.toString('latin1', 12, 16) !== 'IHDR') {
    return undefined;
  }
  const [width, height] = [bytes.readUInt32BE(16), bytes.readUInt32BE(20)];
  if (width > logoLimits.mostSide || height > logoLimits.mostSide) return undefined;
  const [depth = 0, colour = 0, , , interlaced] = bytes.subarray(24, 29);
  const values = channels.get(colour);
  if (values === undefined || ![1, 2, 4, 8].includes(depth) || interlaced !== 0) return undefined;
  const line = 1 + Math.ceil((width * values * depth) / 8);
  const packed = packedPng(bytes);
  return packed && unpacksTo(packed, { lines: height, line }) ? { type: 'image/png', width, height } : undefined;
}

const headLength = 13;

/** Undefined unless the file is whole, with one head, which comes first and has its length. */
function packedPng(bytes: Buffer): Buffer | undefined {
  const parts: Buffer[] = [];
  let at = 8;
  while (at + 12 <= bytes.length) {
    const length = bytes.readUInt32BE(at);
    const kind = bytes.toString('latin1', at + 4, at + 8);
    if (at + 12 + length > bytes.length) return undefined;
    if (kind === 'IHDR' ? at !== 8 || length !== headLength : at === 8) return undefined;
    if (kind === 'IDAT') parts.push(bytes.subarray(at + 8, at + 8 + length));
    at += 12 + length;
    if (kind === 'IEND') return at === bytes.length ? Buffer.concat(parts) : undefined;
  }
  return undefined;
}

/** A line begins with how it was filtered: none, or by one of four ways. */
const mostFilter = 4;

/** Some bytes can unpack to gigabytes: no more is unpacked than such a picture needs. */
function unpacksTo(packed: Buffer, { lines, line }: { lines: number; line: number }): boolean {
  try {
    const unpacked = inflateSync(packed, { maxOutputLength: lines * line });
    if (unpacked.length !== lines * line) return false;
    return Array.from({ length: lines }, (_, place) => unpacked[place * line] ?? 0).every((by) => by <= mostFilter);
  } catch {
    return false;
  }
}

/** The segment that says how large it is (SOF0 to SOF15, JPG, DAC), all but the one of tables (DHT). */
const isFrame = (marker: number) => marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4;

/** Baseline, extended, progressive: what browsers show, too. The report takes the first of any kind for the size. */
const shownFrames = [0xc0, 0xc1, 0xc2];

function readJpeg(bytes: Buffer): Picture | undefined {
  if (bytes.length < 4 || bytes.readUInt16BE(0) !== 0xffd8 || bytes.readUInt16BE(bytes.length - 2) !== 0xffd9) {
    return undefined;
  }
  let at = 2;
  while (at + 9 < bytes.length && bytes[at] === 0xff) {
    const marker = bytes.readUInt8(at + 1);
    if (isFrame(marker)) {
      const [depth, colours = 0] = [bytes[at + 4], bytes[at + 9]];
      if (!shownFrames.includes(marker) || depth !== 8 || ![1, 3, 4].includes(colours)) return undefined;
      return { type: 'image/jpeg', height: bytes.readUInt16BE(at + 5), width: bytes.readUInt16BE(at + 7) };
    }
    at += 2 + bytes.readUInt16BE(at + 2);
  }
  return undefined;
}

function readWebp(bytes: Buffer): Picture | undefined {
  const text = (from: number, to: number) => bytes.toString('latin1', from, to);
  if (bytes.length < 30 || text(0, 4) !== 'RIFF' || text(8, 12) !== 'WEBP') return undefined;
  if (bytes.readUInt32LE(4) + 8 !== bytes.length) return undefined;
  const type = 'image/webp';
  switch (text(12, 16)) {
    case 'VP8 ':
      return { type, width: bytes.readUInt16LE(26) & 0x3fff, height: bytes.readUInt16LE(28) & 0x3fff };
    case 'VP8L': {
      const packed = bytes.readUInt32LE(21);
      return { type, width: (packed & 0x3fff) + 1, height: ((packed >> 14) & 0x3fff) + 1 };
    }
    case 'VP8X':
      return { type, width: bytes.readUIntLE(24, 3) + 1, height: bytes.readUIntLE(27, 3) + 1 };
    default:
      return undefined;
  }
}
