import { expect, test } from 'vitest';
import { checkWords } from './words.ts';

const said = (text: string, path = 'client/ui/card.tsx') => checkWords([{ path, text }]);

test.each([
  'const a = <p>Hello</p>;',
  "const a = <p>{'Hello'}</p>;",
  "const a = <p>{b ? c : 'Hello'}</p>;",
  "const a = <p>{b && 'Hello'}</p>;",
  'const a = <p>{`Hello ${b}`}</p>;',
  'const a = <svg><title>Hello</title></svg>;',
  'const a = <button aria-label="Hello" />;',
  'const a = <img alt={`Hello`} />;',
  "const a = <input placeholder={'Hello'} title={b} />;",
  'const a = <Field hint="Hello" />;',
  'const a = <Dialog confirmLabel="Hello" />;',
  "const a = { value: 1, label: 'Hello' };",
])('a word in the code of the page is found: %s', (text) => {
  expect(said(text)).toEqual([expect.stringContaining('says "Hello')]);
});

test.each([
  'const a = <p className="hello">{messages.hello}</p>;',
  "const a = <p>{kind === 'hello' && <Hello />}</p>;",
  'const a = <p>&nbsp;· {b} %</p>;',
  "const a = <input type=\"email\" placeholder={'https://'} name='hello' />;",
  "const a = { hint: `${id}-hint`, text: '' };",
  'const a = (b: Map<string, number>) => b.size > 1 && c < 2;',
])('what nobody reads is none: %s', (text) => {
  expect(said(text)).toEqual([]);
});

test('a style may draw a sign, and no word', () => {
  expect(said(".a::before { content: 'New'; }", 'client/ui/card.module.css')).toHaveLength(1);
  expect(said(".a::before { content: '•' / ''; content: none; }", 'client/ui/card.module.css')).toEqual([]);
});
