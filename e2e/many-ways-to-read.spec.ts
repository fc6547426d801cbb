import type { Page } from '@playwright/test';
import { isLong } from '../server/test/long-form.ts';
import { enter, expect, registerPerson, test } from './fixtures.ts';

const names = {
  devanagari: 'आशा मुर्मू',
  oriya: 'ଲକ୍ଷ୍ମୀ ସାହୁ',
  bengali: 'অনন্যা দাস',
  gurmukhi: 'ਬਲਵਿੰਦਰ ਕੌਰ',
  'ol-chiki': 'ᱥᱟᱱᱛᱟᱲ ᱢᱩᱨᱢᱩ',
};

/** The scripts whose font was fetched while this screen came. */
async function fetchedFor(page: Page, go: () => Promise<unknown>): Promise<string[]> {
  const asked = new Set<string>();
  page.on('request', (request) => {
    const script = /\/noto-sans-([\w-]+?)-\1-/.exec(request.url())?.[1];
    if (script) asked.add(script);
  });
  await go();
  await page.waitForLoadState('networkidle');
  await page.evaluate(async () => void (await document.fonts.ready));
  return [...asked];
}

test('screens: a name in a script of ours is drawn from our own font, which comes for that script alone', async ({
  browser,
  request,
  person,
}) => {
  const written = Object.entries(names);
  for (const [script, name] of [['', person.name], ...(isLong ? written : written.slice(0, 1))] as const) {
    const context = await browser.newContext({ serviceWorkers: 'block' });
    const page = await context.newPage();
    const who = script === '' ? person : await registerPerson(request, { name });
    expect(await fetchedFor(page, () => enter(page, who, '/profile')), name).toEqual(script === '' ? [] : [script]);
    await context.close();
  }
});
