import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { answersFor } from '../../gallery/answers.ts';
import { openScreen } from './open-screen.tsx';
import { field } from './registration.ts';

export const names = {
  markup: '"><img src=x onerror=alert(1)>',
  script: '</script><script>alert(1)</script>',
  template: '{{7*7}} ${alert(1)} %s',
  emoji: '🦣'.repeat(100),
  unbroken: 'W'.repeat(100),
  devanagari: 'सुनीता कुमारी',
  odia: 'ସୁନୀତା ମୁର୍ମୁ',
  arabic: 'سونيتا مرمو',
  apostrophe: "O'Brien & Söhne <b>",
};

const fits = () => expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360);

/** Each with a name of its own, which is ill-behaved in its own way. */
export function testNames(kinds: readonly (keyof typeof names)[]): void {
  test.for(kinds)('a name of another kind is shown to the letter and breaks nothing: %s', async (kind) => {
    const name = names[kind];
    const me = answersFor('employee')['GET /api/auth/me'];
    if (!me) throw new Error('There is nobody');
    await page.viewport(360, 740);
    await openScreen('/dashboard', {
      role: 'employee',
      answers: { 'GET /api/auth/me': { ...me, name, ailments: name } },
    });
    await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent(`Welcome, ${name.toUpperCase()}`);
    fits();
    const greeting = page.getByRole('button', { name: /^Hi, / });
    await expect.element(greeting).toBeVisible();
    expect(greeting.element().textContent).toContain(name.split(' ')[0]);
    const box = greeting.element().getBoundingClientRect();
    const help = page.getByRole('banner').getByRole('button', { name: 'Help now' }).element().getBoundingClientRect();
    expect(box.right).toBeLessThanOrEqual(360);
    expect(box.height).toBeLessThanOrEqual(64);
    expect(help.left).toBeGreaterThanOrEqual(0);
    expect(help.right).toBeLessThanOrEqual(box.left);
    await greeting.click();
    await expect.element(page.getByRole('link', { name: 'My Profile' })).toBeInViewport({ ratio: 1 });
    await page.getByRole('link', { name: 'My Profile' }).click();
    await expect.element(field('Name')).toHaveValue(name);
    await expect.element(field('Ailments')).toHaveValue(name);
    fits();
    expect(document.querySelectorAll('#root img, #root script')).toHaveLength(0);
  });
}
