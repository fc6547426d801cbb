import { describe, expect, test } from 'vitest';
import { bestLanguage, pageLanguage } from './request-language.ts';

const codes = ['en', 'hi', 'pt-BR', 'en-XA'] as const;

describe('the language of a request', () => {
  test.each([
    ['hi', 'hi'],
    ['hi-IN,hi;q=0.9,en;q=0.8', 'hi'],
    ['EN-gb', 'en'],
    ['en-xa, en;q=0.9', 'en-XA'],
    ['pt', 'pt-BR'],
    ['pt-PT', undefined],
    ['en;q=0.2, hi;q=0.7', 'hi'],
    ['hi;q=0, en;q=0.1', 'en'],
    ['hi; q=0.000', undefined],
    ['fr, *;q=0.5', 'en'],
    ['fr-CH, fr;q=0.9', undefined],
    ['hi;q=nonsense', undefined],
    [',;,;q=,=', undefined],
    ['', undefined],
    [undefined, undefined],
  ])('Accept-Language: %s is %s', (header, expected) => {
    expect(bestLanguage({ 'accept-language': header }, codes)).toBe(expected);
  });

  test.each([
    ['language=hi', 'hi'],
    ['known=1; language=en-XA; other=2', 'en-XA'],
    ['my-language=hi', 'en'],
    ['language=', 'en'],
    ['language=../../etc', 'en'],
    ['language=__proto__', 'en'],
    ['', 'en'],
  ])('a choice goes before it, where it is one of ours: %s is %s', (cookie, expected) => {
    expect(bestLanguage({ cookie, 'accept-language': 'en-IN' }, codes)).toBe(expected);
  });

  test('is the first one where nothing else is said', () => {
    expect(pageLanguage({})).toBe('en');
    expect(pageLanguage({ cookie: 'language=xx', 'accept-language': 'xx' })).toBe('en');
  });
});
