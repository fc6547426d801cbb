import { expect, test } from 'vitest';
import * as en from '../../domain/messages/en.ts';
import { pseudo } from './pseudo.ts';

const messages = pseudo(en);

test('every sentence is accented, and some 40 % longer', () => {
  expect(messages.moods.moodMessages.submit).toBe('Ššúúbmííť Móóóóď');
  const [plain, marked] = [allSentences(en), allSentences(messages)];
  expect(marked.length).toBe(plain.length);
  const longer = marked.join('').length / plain.join('').length;
  expect(longer).toBeGreaterThan(1.33);
  expect(longer).toBeLessThan(1.5);
  const untouched = plain.filter((sentence, at) => /[aeiou]/i.test(sentence) && sentence === marked[at]);
  expect(untouched.filter((sentence) => !/^en-IN$|\.(?:json|csv|pdf)$|@/.test(sentence))).toEqual([]);
});

test('what a sentence is about stays as it was, whole', () => {
  expect(messages.helpLines.helpLineMessages.changeTitle('Ann of Annan')).toMatch(/^Çĥááññğéé Ann of Annan$/);
  const mail = messages.auth.resetMail;
  expect(mail.subject('Evenkeel')).toMatch(/^Evenkeel: [^a]+$/);
  const link = 'https://wellness.example/reset-password/aeiou';
  expect(mail.text(link, { minutes: 15, byAdmin: false })).toContain(`\n${link}\n`);
  expect(mail.text(link, { minutes: 15, byAdmin: false })).not.toMatch(/Someone|open this link/);
});

test('a key that chooses a sentence still chooses it, and parts of other words are accented', () => {
  expect(messages.visibility.comingMessages.becomes('1 May', 'open')).toMatch(/^F.óóm 1 May, /);
  expect(messages.notices.noticeText('counsellor_left', { name: 'So' })).toMatch(/^So .*çóóúúññ/);
  expect(messages.people.peopleMessages.roles.admin).not.toMatch(/admin/i);
});

test('lists, keys and values that are no sentences keep their shape', () => {
  expect(messages.boardReport.boardReportPage.contents).toHaveLength(en.boardReport.boardReportPage.contents.length);
  expect(messages.people.peopleMessages.actions.disable.danger).toBe(true);
  expect(messages.locale.locale).toBe(en.locale.locale);
});

function allSentences(said: unknown): string[] {
  if (typeof said === 'string') return [said];
  return typeof said === 'object' && said !== null ? Object.values(said).flatMap(allSentences) : [];
}
