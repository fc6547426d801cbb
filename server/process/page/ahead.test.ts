import { expect, test } from 'vitest';
import { languageCodes } from '../../../domain/languages.ts';
import { messagesIn } from '../../../domain/messages/messages.ts';
import { aheadOf, screensAhead } from './ahead.ts';

test('each screen has its heading in each language, as text', () => {
  for (const language of languageCodes)
    for (const screen of screensAhead) {
      const html = aheadOf({ screen, access: 'signed-in' }, { language, orgName: '<b>&' });
      expect(html, `${screen} ${language}`).toMatch(/<h1[^>]*>(?:<span>)?[^<\s][^<]*</);
      expect(html).not.toMatch(/<b>|undefined|style=|<(?:a|button|input|script)\b/);
    }
});

test('the login names the organisation in the language of the page', () => {
  for (const language of languageCodes) {
    const login = aheadOf({ screen: 'login', access: 'strangers' }, { language, orgName: 'A & B' });
    const words = messagesIn[language].login.loginMessages;
    expect(login).toContain(words.introOf('A & B').replace('&', '&amp;'));
  }
});

test('what is for a role alone says so, and other screens have nothing', () => {
  const other = { language: 'en', orgName: '' } as const;
  expect(aheadOf({ screen: 'admin-stats', access: 'admin' }, other)).toMatch(/^<div class="ahead ahead-for-admin"/);
  expect(aheadOf({ screen: 'home', access: 'signed-in' }, other)).toMatch(
    /"ahead ahead-for-signed-in ahead-dashboard"/,
  );
  expect(aheadOf({ screen: 'admin-person', access: 'admin' }, other)).toBe('');
});
