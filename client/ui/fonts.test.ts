import { readFileSync, statSync } from 'node:fs';
import { expect, test } from 'vitest';

const css = readFileSync(new URL('./fonts.css', import.meta.url), 'utf8');

/** A page in another language may weigh 60 KiB more; its longer sentences and the marks of UTF-8 take some of that. */
const mostBytes = 54 * 1024;

test.each(['devanagari', 'oriya', 'gurmukhi', 'bengali', 'ol-chiki'])(
  'the letters of %s are one light file',
  (script) => {
    const files = [...css.matchAll(new RegExp(`url\\('([^']*/noto-sans-${script}-[^']*)'\\)`, 'g'))];
    expect(files).toHaveLength(1);
    for (const [, path = ''] of files) expect(statSync(new URL(path, import.meta.url)).size).toBeLessThan(mostBytes);
  },
);
