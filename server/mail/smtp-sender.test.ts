import { expect, test } from 'vitest';
import { transportOptions } from './smtp-sender.ts';

const secured = { requireTLS: true, tls: { rejectUnauthorized: true } };
const local = { secure: false, requireTLS: false, tls: { rejectUnauthorized: false } };

test.each([
  ['smtp://mail.example.org', { host: 'mail.example.org', secure: false, ...secured }],
  ['smtp://user:p%40ss@mail.example.org:587', { port: 587, auth: { user: 'user', pass: 'p@ss' }, ...secured }],
  ['smtp://127.example.org:25', { port: 25, ...secured }],
  ['smtp://relay:25?requireTLS=false', { host: 'relay', requireTLS: false, tls: { rejectUnauthorized: true } }],
  ['smtps://mail.example.org', { secure: true, tls: { rejectUnauthorized: true } }],
  ['smtps://localhost:465', { secure: true, tls: { rejectUnauthorized: true } }],
  ['smtp://localhost:1025', { host: 'localhost', port: 1025, ...local }],
  ['smtp://127.0.0.1:1025', { host: '127.0.0.1', ...local }],
  ['smtp://[::1]:1025', { host: '::1', ...local }],
])('%s', (url, expected) => {
  expect(transportOptions(url)).toMatchObject(expected);
});
