import { expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { languageCookie } from '../../domain/languages.ts';
import { me } from '../../gallery/answers.ts';
import { openScreen } from '../test/open-screen.tsx';
import { blockOf, choose, mytests } from '../test/questionnaires.ts';

const gad7 = blockOf('GAD-7 Anxiety');

/** Someone whose own language is Hindi. */
function meInHindi() {
  onTestFinished(() => void (document.cookie = `${languageCookie}=; Path=/; Max-Age=0`));
  return me('employee', 'hi');
}

test('the language that a person has chosen goes before the browser’s once it is known whose page it is', async () => {
  const { left } = await openScreen(mytests, { role: 'employee', answers: { 'GET /api/auth/me': meInHindi() } });
  await expect.poll(() => left).toEqual([location.href]);
});

test('a language that is chosen on another device takes no answers away from an open page', async () => {
  const { answer, left } = await openScreen(mytests, { role: 'employee' });
  await choose(gad7, ['Several days', 'Nearly every day']);
  await expect.element(page.getByRole('button', { name: 'Hi, Asha' })).toBeVisible();
  answer('GET /api/auth/me', { ...meInHindi(), name: 'Meera' });
  vi.setSystemTime(Date.now() + 31_000);
  window.dispatchEvent(new Event('visibilitychange'));
  await expect.element(page.getByRole('button', { name: 'Hi, Meera' })).toBeVisible();
  expect(left).toEqual([]);
  expect(document.cookie).not.toContain(languageCookie);
  expect(gad7.getByRole('radio', { checked: true }).elements()).toHaveLength(2);
});
