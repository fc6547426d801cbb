import { expect, test } from './fixtures.ts';

interface Manifest {
  name: string;
  icons: { src: string; type: string; sizes: string }[];
}

test('the page can be put on a home screen: the browser finds its manifest whole, and its icons are there', async ({
  page,
}) => {
  await page.goto('/');
  const session = await page.context().newCDPSession(page);
  const { errors, data } = await session.send('Page.getAppManifest');
  expect(errors).toEqual([]);
  const { name, icons }: Manifest = JSON.parse(data ?? '{}');
  expect(name).toBe('Evenkeel');
  const { installabilityErrors } = await session.send('Page.getInstallabilityErrors');
  // A window without a profile cannot install anything; nothing else may be missing.
  expect(installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito')).toEqual([]);
  for (const { src, type, sizes } of [
    ...icons,
    { src: '/apple-touch-icon.png', type: 'image/png', sizes: '180x180' },
  ]) {
    const reply = await page.request.get(src);
    expect(reply.status(), src).toBe(200);
    expect(reply.headers()['content-type'], src).toBe(type);
    const width = await page.evaluate(async (address) => {
      const image = new Image();
      image.src = address;
      await image.decode();
      return image.naturalWidth;
    }, src);
    if (sizes !== 'any') expect(`${width}x${width}`).toBe(sizes);
  }
});
