import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isOfDomain, toDomain } from './registration-rules.ts';

describe('toDomain', () => {
  it.each([
    ['example.org', 'example.org'],
    ['  @Example.ORG ', 'example.org'],
    ['mail.example.co.in', 'mail.example.co.in'],
    ['münchen.de', 'xn--mnchen-3ya.de'],
    ['XN--MNCHEN-3YA.de', 'xn--mnchen-3ya.de'],
    // The first letter is Cyrillic.
    ['еxample.org', 'xn--xample-2of.org'],
  ])('%s is %s', (text, domain) => {
    expect(toDomain(text)).toBe(domain);
  });

  it.each([
    '',
    'localhost',
    'org',
    '.org',
    'example.org.',
    'example..org',
    '-a.org',
    'a b.org',
    '*.example.org',
    'a@example.org',
    'example.org/x',
    'example.org:80',
    '127.0.0.1',
    '0x7f.1',
    '[::1]',
    'a_b.org',
    `${'a'.repeat(64)}.org`,
    `${'a.'.repeat(130)}org`,
  ])('%j is none', (text) => {
    expect(toDomain(text)).toBeUndefined();
  });
});

describe('isOfDomain', () => {
  it.each(['asha@example.org', 'Asha@EXAMPLE.org'])('takes %s', (email) => {
    expect(isOfDomain(email, ['example.net', 'example.org'])).toBe(true);
  });

  it.each([
    'asha@mail.example.org',
    'asha@example.org.evil.net',
    'asha@notexample.org',
    'example.org@evil.net',
    'asha@xn--xample-2of.org',
    'asha@example.or',
    'asha',
  ])('refuses %s', (email) => {
    expect(isOfDomain(email, ['example.org'])).toBe(false);
  });

  it('takes no domain that is not listed', () => {
    fc.assert(
      fc.property(fc.domain(), (domain) => {
        expect(isOfDomain(`a@${domain}`, ['example.org'])).toBe(domain === 'example.org');
      }),
    );
  });
});
