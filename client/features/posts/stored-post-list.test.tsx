import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { StoredPost } from '../../../domain/contract/posts.ts';
import { openScreen } from '../../test/open-screen.tsx';

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

test('a post that is changed undoes nothing that was changed on another device meanwhile', async () => {
  let posts = [post];
  const { calls } = await openScreen('/admin/posts', {
    role: 'admin',
    answers: {
      'GET /api/admin/posts': () => ({ posts }),
      'PUT /api/admin/posts/:id': ({ body }) => ({ ...post, ...(body as object) }),
    },
  });
  await page.getByRole('button', { name: 'Actions for A quiet room' }).click();
  await page.getByRole('menuitem', { name: 'Change' }).click();
  posts = [{ ...post, text: 'Above the library.' }];
  await page.getByRole('textbox', { name: 'Title' }).fill('A silent room');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect
    .poll(() => calls('PUT /api/admin/posts/:id').map(({ body }) => body))
    .toMatchObject([{ title: 'A silent room', text: 'Above the library.' }]);
});
