import { expect, test } from 'vitest';
import { isPushAddress } from './push-hosts.ts';

const setting = ['push.example.org', '*.push.example.net', 'push.example.org:8443', 'http://127.0.0.1:4000'];

test.each([
  'https://fcm.googleapis.com/fcm/send/abc:def',
  'https://updates.push.services.mozilla.com/wpush/v2/abc',
  'https://wns2-par02p.notify.windows.com/w/?token=abc',
  'https://web.push.apple.com/abc',
  'https://push.example.org/a',
  'https://push.example.org:8443/a',
  'https://one.push.example.net/a',
  'http://127.0.0.1:4000/a',
])('%s is a push service', (endpoint) => expect(isPushAddress(endpoint, setting)).toBe(true));

test.each([
  'http://fcm.googleapis.com/fcm/send/abc',
  'https://fcm.googleapis.com:8443/fcm/send/abc',
  'https://fcm.googleapis.com.example.org/a',
  'https://evil-fcm.googleapis.com/a',
  'https://storage.googleapis.com/a',
  'https://notify.windows.com.example.org/a',
  'https://notify.windows.com/a',
  'https://user@fcm.googleapis.com/a',
  'https://fcm.googleapis.com@127.0.0.1/a',
  'https://127.0.0.1:4000/a',
  'http://127.0.0.1:4001/a',
  'http://localhost:4000/a',
  'http://169.254.169.254/latest/meta-data',
  'https://169.254.169.254/latest/meta-data',
  'https://[::1]/a',
  'https://push.example.net/a',
  'file:///etc/passwd',
  'fcm.googleapis.com',
])('%s is none', (endpoint) => expect(isPushAddress(endpoint, setting)).toBe(false));
