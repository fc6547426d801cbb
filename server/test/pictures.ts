import { crc32, deflateSync } from 'node:zlib';

function chunk(kind: string, content: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(kind, 'latin1'), content]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(content.length);
  const check = Buffer.alloc(4);
  check.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, check]);
}

interface PngOptions {
  /** What stands in it in place of its lines. */
  unpacked?: Buffer;
  depth?: number;
  /** How each line says that it was filtered. */
  filter?: number;
  interlaced?: boolean;
}

/** A PNG of one green, RGB. */
export function makePng(
  width: number,
  height: number,
  {
    unpacked = Buffer.alloc(height * (1 + width * 3), 0x40),
    depth = 8,
    filter = 0,
    interlaced = false,
  }: PngOptions = {},
): Buffer {
  for (let line = 0; line < height && line * (1 + width * 3) < unpacked.length; line += 1) {
    unpacked[line * (1 + width * 3)] = filter;
  }
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([depth, 2, 0, 0, interlaced ? 1 : 0], 8);
  const start = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([
    start,
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(unpacked)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** The head of a JPEG, 120 × 40 in one grey. `before` stands ahead of the frame; all is hexadecimal. */
export function makeJpeg({ before = '', frame = 'ffc0', depth = '08', colours = '01' } = {}): Buffer {
  const [start, end] = ['ffd8ffe000104a46494600010100000100010000', '011100ffda00080101000000ffd9'];
  return Buffer.from(`${start}${before}${frame}000b${depth}00280078${colours}${end}`, 'hex');
}
