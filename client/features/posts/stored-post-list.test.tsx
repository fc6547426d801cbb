import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import type { StoredPost } from '../../../domain/contract/posts.ts';
import { openScreen } from '../../test/open-screen.tsx';

afterEach(() => vi.useRealTimers());

const post: StoredPost = {
  id: 'a',
  kind: 'change',
  title: 'A quiet room',
  heard: '',
  text: 'Beside the library.',
  link: '',
  day: '2026-11-16',
  from: '2026-11-16',
  until: null,
  state: 'shown',
};

test('a change of a post names what was changed, and so undoes nothing that another admin changes meanwhile', async () => {
  const { calls } = await openScreen('/admin/posts', {
    role: 'admin',
    answers: {
      'GET /api/admin/posts': { posts: [post] },
      'PUT /api/admin/posts/:id': ({ body }) => ({ ...post, ...(body as object) }),
    },
  });
  await page.getByRole('button', { name: 'Actions for A quiet room' }).click();
  await page.getByRole('menuitem', { name: 'Change' }).click();
  await page.getByRole('textbox', { name: 'Title' }).fill('A silent room');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect
    .poll(() => calls('PUT /api/admin/posts/:id').map(({ body }) => body))
    .toEqual([{ title: 'A silent room' }]);
});

test('what becomes an announcement says no more what was heard, as its preview shows', async () => {
  const { calls } = await openScreen('/admin/posts', {
    role: 'admin',
    answers: {
      'GET /api/admin/posts': { posts: [{ ...post, heard: 'There is nowhere to be alone.' }] },
      'PUT /api/admin/posts/:id': ({ body }) => ({ ...post, ...(body as object) }),
    },
  });
  await page.getByRole('button', { name: 'Actions for A quiet room' }).click();
  await page.getByRole('menuitem', { name: 'Change' }).click();
  await page.getByText('An announcement', { exact: true }).click();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect
    .poll(() => calls('PUT /api/admin/posts/:id').map(({ body }) => body))
    .toEqual([{ kind: 'announcement', heard: '' }]);
});

test('a post is begun on the day of the organisation, by which people see it', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-30T20:00:00Z') });
  await openScreen('/admin/posts', {
    role: 'admin',
    settings: { orgTimeZone: 'UTC' },
    answers: { 'GET /api/admin/posts': { posts: [] } },
  });
  await page.getByRole('button', { name: 'Write a post' }).first().click();
  await expect.element(page.getByLabelText('Shown from')).toHaveValue('2026-11-30');
});

test('of the posts within their days the three that people see at home are said to be there, and no other', async () => {
  const posts = ['a', 'b', 'c', 'd', 'e'].map((id) => ({
    ...post,
    id,
    title: `Post ${id}`,
    state: id === 'b' ? ('ended' as const) : post.state,
  }));
  await openScreen('/admin/posts', { role: 'admin', answers: { 'GET /api/admin/posts': { posts } } });
  await expect.element(page.getByText(/^Post e/)).toBeVisible();
  const marked = page.getByRole('listitem').filter({ hasText: 'On the home page' }).elements();
  expect(marked.map(({ textContent }) => /Post ./.exec(textContent)?.[0])).toEqual(['Post a', 'Post c', 'Post d']);
});
