import { expect, test } from 'vitest';
import { namesOf } from '../../../domain/devices.ts';
import { messagesIn } from '../../../domain/messages/messages.ts';
import { deviceOf } from './device.ts';

const linux = 'Mozilla/5.0 (X11; Linux x86_64)';
const windows = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64)';
const mac = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)';
const iphone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)';
const ipad = 'Mozilla/5.0 (iPad; CPU OS 18_0 like Mac OS X)';
const android = 'Mozilla/5.0 (Linux; Android 10; K)';
const blink = 'AppleWebKit/537.36 (KHTML, like Gecko)';
const webkit = 'AppleWebKit/605.1.15 (KHTML, like Gecko)';

test.each([
  [`${android} ${blink} Chrome/140.0.0.0 Mobile Safari/537.36`, 'Chrome on Android'],
  [`${iphone} ${webkit} Version/18.0 Mobile/15E148 Safari/604.1`, 'Safari on iPhone'],
  [`${iphone} ${webkit} CriOS/140.0.0.0 Mobile/15E148 Safari/604.1`, 'Chrome on iPhone'],
  [`${iphone} ${webkit} FxiOS/140.0 Mobile/15E148 Safari/605.1.15`, 'Firefox on iPhone'],
  [`${iphone} ${webkit} EdgiOS/140.0 Version/18.0 Mobile/15E148 Safari/604.1`, 'Edge on iPhone'],
  [`${ipad} ${webkit} Version/18.0 Mobile/15E148 Safari/604.1`, 'Safari on iPad'],
  [`${mac} ${webkit} Version/18.0 Safari/605.1.15`, 'Safari on Mac'],
  [`${mac} ${blink} Chrome/140.0.0.0 Safari/537.36`, 'Chrome on Mac'],
  [`${windows} ${blink} Chrome/140.0.0.0 Safari/537.36`, 'Chrome on Windows'],
  [`${windows} ${blink} Chrome/140.0.0.0 Safari/537.36 Edg/140.0.0.0`, 'Edge on Windows'],
  [`${windows} ${blink} Chrome/140.0.0.0 Safari/537.36 OPR/120.0.0.0`, 'Opera on Windows'],
  [`Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0`, 'Firefox on Windows'],
  [`Mozilla/5.0 (Android 15; Mobile; rv:140.0) Gecko/140.0 Firefox/140.0`, 'Firefox on Android'],
  [`${linux.replace(')', '; rv:140.0)')} Gecko/20100101 Firefox/140.0`, 'Firefox on Linux'],
  [`${linux} ${blink} HeadlessChrome/140.0.0.0 Safari/537.36`, 'Chrome on Linux'],
  [`Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) ${blink} Chrome/140.0.0.0 Safari/537.36`, 'Chrome on ChromeOS'],
  [`${android} ${blink} SamsungBrowser/28.0 Chrome/130.0.0.0 Mobile Safari/537.36`, 'Samsung Internet on Android'],
  [`${android} ${webkit} Something/1.0`, 'A browser on Android'],
  ['curl/8.14.1', 'A browser we don’t know'],
  ['', 'A browser we don’t know'],
  [undefined, 'A browser we don’t know'],
  [`${linux} Chrome/140 ${'x'.repeat(2000)}`, 'A browser we don’t know'],
  ['<script>alert(1)</script> Chrome/1', 'Chrome'],
])('%j is %j', (userAgent, words) => {
  const { browser, system } = namesOf(deviceOf(userAgent));
  expect(messagesIn.en.sessions.sessionMessages.device(browser, system)).toBe(words);
});

test('no browser can keep it busy', () => {
  const started = process.threadCpuUsage();
  for (const part of ['Version/1 ', 'Version/1.', 'Safari/', 'Chrome']) deviceOf(part.repeat(100).slice(0, 1024));
  // Of the processor and not of the clock, in microseconds.
  expect(process.threadCpuUsage(started).user).toBeLessThan(200_000);
});
