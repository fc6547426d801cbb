import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import type { OwnPost } from '../../../domain/contract/posts.ts';
import { dayInZone } from '../../../domain/dates.ts';
import { expectAccessible } from '../../test/axe.ts';
import { WithCache } from '../../test/with-cache.tsx';
import { HomePosts } from './home-posts.tsx';
import { PostForm } from './post-form.tsx';
import { PostList } from './post-list.tsx';

const post: OwnPost = {
  id: 'a',
  kind: 'change',
  title: 'A quiet room',
  heard: 'There is nowhere to be alone.',
  text: 'Since Monday there is one.\nBeside the library.\n\n<b>It needs no booking.</b>',
  link: 'https://example.org/room',
  day: '2026-11-16',
  from: '2026-11-16',
  until: null,
  ended: false,
};

const shown = (posts: readonly OwnPost[]) => (
  <WithCache known={[[['posts', 'all'], { posts, more: false }]]}>
    <main>
      <h1>News</h1>
      <PostList />
    </main>
  </WithCache>
);

test('a post is plain text in paragraphs, with a link that opens elsewhere', async () => {
  await render(shown([post]));
  await expect.element(page.getByRole('heading', { name: 'A quiet room' })).toBeVisible();
  const texts = [...document.querySelectorAll('li p')].map(({ textContent }) => textContent);
  expect(texts).toContain('Since Monday there is one.\nBeside the library.');
  expect(texts).toContain('<b>It needs no booking.</b>');
  expect(document.querySelector('li b')).toBeNull();
  const link = document.querySelector('li a');
  expect([link?.getAttribute('href'), link?.getAttribute('rel'), link?.getAttribute('target')]).toEqual([
    'https://example.org/room',
    'noopener noreferrer',
    '_blank',
  ]);
  await expectAccessible(document.body);
});

test.each([
  ['https://example.org/room', 'example.org'],
  ['https://www.example.org:8443/a?b=c.org', 'www.example.org:8443'],
  // The second letter is Cyrillic.
  ['https://e\u0445ample.org/', 'xn--eample-bsf.org'],
])('a post says where its link leads: %s', async (link, host) => {
  await render(shown([{ ...post, link }]));
  await expect.element(page.getByRole('listitem').getByText(host, { exact: true })).toBeVisible();
});

test.each(['', 'https://', 'http://example.org', 'javascript:alert(1)'])('%j is no link yet', async (link) => {
  await render(shown([{ ...post, link }]));
  await expect.element(page.getByRole('heading', { name: 'A quiet room' })).toBeVisible();
  expect(document.querySelector('li a')).toBeNull();
});

test('the home page has how a post begins, and the way to all of it', async () => {
  await render(
    <WithCache known={[[['posts', 'home'], { posts: [post], more: false }]]}>
      <HomePosts />
    </WithCache>,
  );
  await expect.element(page.getByRole('heading', { name: 'A quiet room' })).toBeVisible();
  const texts = [...document.querySelectorAll('li p')].map(({ textContent }) => textContent);
  expect(texts.slice(1)).toEqual(['Since Monday there is one.\nBeside the library.']);
  expect([...document.querySelectorAll('a')].map((link) => link.getAttribute('href'))).toEqual(['/news']);
});

test('a link that is not https is none, whatever was stored', async () => {
  await render(shown([{ ...post, link: 'javascript:alert(1)' }]));
  await expect.element(page.getByRole('heading', { name: 'A quiet room' })).toBeVisible();
  expect(document.querySelector('li a')).toBeNull();
});

test('what is over is below what is not', async () => {
  await render(shown([{ ...post, id: 'b', title: 'Long ago', ended: true }, post]));
  await expect.element(page.getByRole('heading', { name: 'Earlier' })).toBeVisible();
  const headings = [...document.querySelectorAll('h2, h3')].map(({ textContent }) => textContent);
  expect(headings).toEqual(['Now', 'A quiet room', 'Earlier', 'Long ago']);
});

test('the admin sees while writing what people will see, and a fault beside its field loses nothing', async () => {
  await page.viewport(360, 740);
  const saved: unknown[] = [];
  const save = async (change: unknown) => void saved.push(change);
  await render(
    <WithCache known={[]}>
      <PostForm save={save} onClose={() => undefined} />
    </WithCache>,
  );
  await page.getByRole('textbox', { name: 'Title' }).fill('Quiet room');
  await page.getByRole('textbox', { name: 'What we did' }).fill('One\n\nTwo');
  const preview = page.getByRole('region', { name: 'Preview' });
  await expect.element(preview.getByRole('heading', { name: 'Quiet room' })).toBeVisible();
  await expect.element(preview.getByText('Two', { exact: true })).toBeVisible();
  await page.getByRole('textbox', { name: 'Link' }).fill('javascript:alert(1)');
  await page.getByRole('button', { name: 'Publish' }).click();
  await expect.element(page.getByRole('textbox', { name: 'Link' })).toHaveAttribute('aria-invalid', 'true');
  expect(preview.element().querySelector('a')).toBeNull();
  await page.getByRole('textbox', { name: 'Link' }).fill('https://example.org');
  // A draft is published to no one.
  await page.getByLabelText('Shown from').fill('');
  await expect.element(page.getByRole('button', { name: 'Save' })).toBeVisible();
  await page.getByLabelText('Shown from').fill(dayInZone(new Date()));
  await page.getByRole('button', { name: 'Publish' }).click();
  await expect.poll(() => saved.length).toBe(1);
  expect(saved[0]).toMatchObject({ title: 'Quiet room', text: 'One\n\nTwo', heard: '', link: 'https://example.org' });
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360);
  await expectAccessible(document.body);
});
