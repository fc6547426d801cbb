import { describe, expect, it } from 'vitest';
import { isOutside, isReachable } from './reachable.ts';

describe('isOutside', () => {
  it.each([
    'care.example.org',
    'EXAMPLE.ORG.',
    '8.8.8.8',
    '2001:db8::1',
    '[2001:db8::1]',
    '::ffff:8.8.8.8',
    '172.32.0.1',
  ])('%s is', (host) => expect(isOutside(host)).toBe(true));

  it.each([
    '',
    'localhost',
    'wellness',
    'care.localhost',
    'printer.local',
    'care.corp.internal',
    'box.home.arpa',
    '127.0.0.1',
    '10.2.3.4',
    '172.31.255.255',
    '192.168.1.9',
    '100.64.0.1',
    '0.0.0.0',
    '::1',
    '[::1]',
    '::',
    'fd00::1',
    'fe80::1',
    '::ffff:10.0.0.1',
    '[::ffff:a00:1]',
  ])('%s is not', (host) => expect(isOutside(host)).toBe(false));
});

it.each([
  ['http://127.0.0.1:3000', '127.0.0.1', '127.0.0.1', false],
  ['https://care.example.org', 'localhost', '127.0.0.1', true],
  ['http://127.0.0.1:3000', 'care.example.org', '10.0.0.1', true],
  ['http://wellness:3000', 'wellness', '203.0.113.9', true],
  ['http://wellness:3000', 'wellness', '10.1.2.3', false],
])('%s, called as %s from %s: %s', (publicUrl, host, address, expected) => {
  expect(isReachable({ publicUrl }, { host, address })).toBe(expected);
});
