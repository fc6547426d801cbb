import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { nameSources, placeWords } from './names-around.ts';

const root = join(import.meta.dirname, '../../../../..');
const document = readFileSync(join(root, 'docs/passwords.md'), 'utf8').replaceAll(/\s*\n\s*/g, ' ');
const [, always = '', sources = ''] = /- always: (.*?) - read when a password is chosen: (.*?) ##/.exec(document) ?? [];

it('ASVS 6.1.2: the document lists the words of the place, and no others', () => {
  expect([...always.matchAll(/`([^`]+)`/g)].map(([, word]) => word)).toEqual([...placeWords]);
  expect(sources.split('; ')).toEqual(Object.values(nameSources));
});
