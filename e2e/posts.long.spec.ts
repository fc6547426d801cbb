import { adminToken, enter, expect, expectNoSidewaysScroll, registerPerson, testAlone as test } from './fixtures.ts';
import { chooseFor } from './row-menu.ts';

const title = 'A quiet room on the second floor';

test('an admin writes what changed, people read it, it stands in the report for the board, and goes for everyone', async ({
  page,
  request,
  browser,
}) => {
  await enter(page, { token: await adminToken(request) }, '/admin/posts', 'admin');
  await test.step('it is written', async () => {
    await page.getByRole('button', { name: 'Write a post' }).click();
    const form = page.getByRole('dialog');
    await form.getByLabel('Title', { exact: true }).fill(title);
    await form.getByLabel('What we heard', { exact: true }).fill('There is nowhere to be alone.');
    await form.getByLabel('What we did', { exact: true }).fill('Since Monday there is one.\n\nIt needs no booking.');
    await form.getByLabel('Link', { exact: true }).fill('javascript:alert(1)');
    await form.getByRole('button', { name: 'Publish' }).click();
    await expect(form.getByLabel('Link', { exact: true })).toHaveAttribute('aria-invalid', 'true');
    await form.getByLabel('Link', { exact: true }).fill('https://example.org/quiet-room');
    await form.getByRole('button', { name: 'Publish' }).click();
    await expect(page.getByText(`Saved: ${title}.`)).toBeVisible();
    await expect(page.getByRole('listitem').filter({ hasText: title })).toContainText('On the home page');
  });

  const person = await registerPerson(request);
  const reader = await browser.newPage({ viewport: { width: 360, height: 740 }, baseURL: new URL(page.url()).origin });
  await test.step('it is read below the cards', async () => {
    await enter(reader, person);
    const heading = reader.getByRole('heading', { name: title });
    await heading.scrollIntoViewIfNeeded();
    const [cards, posts] = await Promise.all(
      ['#topics', '#posts'].map((place) => reader.locator(place).evaluate((one) => one.getBoundingClientRect().top)),
    );
    expect(posts).toBeGreaterThan(cards ?? Infinity);
    await expectNoSidewaysScroll(reader);
    await reader.getByRole('link', { name: 'See all news' }).click();
    await expect(heading).toBeVisible();
  });

  await test.step('it is in the report', async () => {
    await page.goto('/admin/board-report');
    await page.getByText('Other days').click();
    const today = await page.getByLabel('To', { exact: true }).getAttribute('max');
    await page.getByLabel('From', { exact: true }).fill(`${today?.slice(0, 8)}01`);
    await page.getByLabel('To', { exact: true }).fill(today ?? '');
    const download = async (button: string) =>
      (await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: button }).click()]))[0];
    expect((await download('Make the PDF')).suggestedFilename()).toBe('board-report.pdf');
    await expect(page.getByText('Your report is saved in your downloads.')).toBeVisible();
    const csv = await download('Download the figures as CSV');
    expect(csv.suggestedFilename()).toBe('board-report.csv');
    const parts: Buffer[] = [];
    for await (const part of await csv.createReadStream()) parts.push(part as Buffer);
    expect(Buffer.concat(parts).toString()).toContain(title);
    await page.getByRole('checkbox').first().check();
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Saved.', { exact: true })).toBeVisible();
  });

  await test.step('it is removed', async () => {
    await page.goto('/admin/posts');
    await chooseFor(page, title, 'Remove');
    await page.getByRole('button', { name: 'Remove', exact: true }).click();
    await expect(page.getByText(`Removed: ${title}.`)).toBeVisible();
    await reader.reload();
    await expect(reader.getByText('Nothing here yet.')).toBeVisible();
    await reader.close();
  });
});
