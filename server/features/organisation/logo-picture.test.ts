import { describe, expect, test } from 'vitest';
import { makeJpeg, makePng } from '../../test/pictures.ts';
import { readPicture } from './logo-picture.ts';

const good = makePng(120, 40);
const longHead = Buffer.concat([
  good.subarray(0, 8),
  Buffer.from([0, 0, 0, 25]),
  good.subarray(12, 29),
  Buffer.alloc(16),
  good.subarray(33),
]);

describe('a logo is read from its bytes', () => {
  test('a PNG has its size', () => {
    expect(readPicture(makePng(120, 40))).toEqual({ type: 'image/png', width: 120, height: 40 });
  });

  test('a JPEG and each kind of WebP have theirs', () => {
    expect(readPicture(makeJpeg())).toEqual({ type: 'image/jpeg', width: 120, height: 40 });
    const webp = (kind: string, content: Buffer) => {
      const body = Buffer.concat([Buffer.from(`WEBP${kind}`), Buffer.alloc(4), content]);
      const length = Buffer.alloc(4);
      length.writeUInt32LE(body.length);
      return Buffer.concat([Buffer.from('RIFF'), length, body]);
    };
    const lossy = Buffer.alloc(10);
    lossy.writeUInt16LE(120, 6);
    lossy.writeUInt16LE(40, 8);
    expect(readPicture(webp('VP8 ', lossy))).toEqual({ type: 'image/webp', width: 120, height: 40 });
    const lossless = Buffer.alloc(10);
    lossless.writeUInt32LE(119 | (39 << 14), 1);
    expect(readPicture(webp('VP8L', lossless))).toEqual({ type: 'image/webp', width: 120, height: 40 });
    const extended = Buffer.alloc(10);
    extended.writeUIntLE(119, 4, 3);
    extended.writeUIntLE(39, 7, 3);
    expect(readPicture(webp('VP8X', extended))).toEqual({ type: 'image/webp', width: 120, height: 40 });
  });

  test.each([
    ['an SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')],
    ['a page', Buffer.from('<!doctype html><script>alert(1)</script>')],
    ['a GIF', Buffer.from('474946383961100010000000002c00000000100010000002003b', 'hex')],
    ['nothing', Buffer.alloc(0)],
    ['the beginning of a PNG', makePng(120, 40).subarray(0, 60)],
    ['a PNG with a page behind it', Buffer.concat([makePng(120, 40), Buffer.from('<script>alert(1)</script>')])],
    ['a PNG that unpacks to more than it is', makePng(120, 40, { unpacked: Buffer.alloc(50_000_000) })],
    ['a PNG that unpacks to less', makePng(120, 40, { unpacked: Buffer.alloc(100) })],
    ['a PNG of 16 bits', makePng(120, 40, { depth: 16 })],
    ['a PNG with a line filtered in no known way', makePng(120, 40, { filter: 9 })],
    ['a PNG with a second head', Buffer.concat([good.subarray(0, 33), good.subarray(8)])],
    ['a PNG whose head is longer than a head', longHead],
    ['a PNG of 3 bits', makePng(120, 40, { depth: 3 })],
    ['an interlaced PNG', makePng(120, 40, { interlaced: true })],
    ['one that is too small', makePng(4, 4)],
    ['one that is too wide', makePng(4000, 20)],
    ['half a JPEG', Buffer.from('ffd8ffe000104a464946', 'hex')],
    ['a JPEG whose first frame is another’s (JPG)', makeJpeg({ before: 'ffc8000b080001000101011100' })],
    ['a JPEG with conditions for arithmetic before its frame (DAC)', makeJpeg({ before: 'ffcc00040010' })],
    ['a JPEG without losses', makeJpeg({ frame: 'ffc3' })],
    ['a JPEG of 12 bits', makeJpeg({ depth: '0c' })],
    ['a JPEG of two colours', makeJpeg({ colours: '02' })],
    ['a JPEG of no colour', makeJpeg({ colours: '00' })],
    ['a JPEG without a picture', Buffer.from('ffd8ffd9', 'hex')],
    [
      'a WebP that says it is longer',
      Buffer.from('524946460001000057454250565038200000000000000000000078002800', 'hex'),
    ],
  ])('%s is none', (_what, bytes) => {
    expect(readPicture(bytes)).toBeUndefined();
  });
});
