import type { CDPSession, Page } from '@playwright/test';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './fixtures.ts';

/** The usual limit is 0.1. */
const mostShift = 0.02;

export interface Visit {
  address: string;
  /** Without the product's name. */
  title: string;
  /** What is done there, by name: axe is asked at first and after each. */
  after?: Record<string, (page: Page) => Promise<unknown>>;
  /** Where axe is asked in other tests, with more on the screen. */
  isSeenElsewhere?: boolean;
}

/**
 * Loads each address once, on a phone in a slow network, where nothing may jump; then looks at it at every width, light and
 * dark. One document serves all these questions: loading is what takes the time.
 */
export async function visitEach(page: Page, visits: readonly Visit[]): Promise<void> {
  const faults: string[] = [];
  const noting = async (name: string, check: () => Promise<void>) => {
    try {
      await test.step(name, check);
    } catch (fault) {
      faults.push(`${name}: ${fault instanceof Error ? fault.message : String(fault)}`);
    }
  };
  await watchShifts(page);
  const session = await page.context().newCDPSession(page);
  for (const visit of visits)
    await noting(visit.address, async () => {
      await open(page, session, visit);
      if (visit.isSeenElsewhere) return;
      await noting(visit.address, () => look(page));
      for (const [name, act] of Object.entries(visit.after ?? {}))
        await noting(`${visit.address}, ${name}`, async () => {
          await act(page);
          await look(page);
        });
    });
  expect(faults).toEqual([]);
}

async function open(page: Page, session: CDPSession, { address, title }: Visit): Promise<void> {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'no-preference' });
  await slowDown(session);
  await page.goto(address);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.waitForLoadState('networkidle');
  await expect(page.getByText('Loading')).toHaveCount(0);
  const shifts = await readShifts(page);
  const sum = shifts.reduce((total, { value }) => total + value, 0);
  expect(sum, JSON.stringify(shifts, null, 1)).toBeLessThanOrEqual(mostShift);
  await expect(page).toHaveTitle(`${title} – Evenkeel`);
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  await speedUp(session);
}

/** axe finds nothing, light or dark, wide or narrow, and nothing scrolls sideways. */
async function look(page: Page): Promise<void> {
  // The heading of a screen behind a modal is still the only one.
  await expect(page.locator('h1')).toHaveCount(1);
  for (const width of [1280, 360]) {
    await page.setViewportSize({ width, height: 800 });
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      // What lies half under the bar would count as too small.
      await page.evaluate(() => window.scrollTo(0, 0));
      await test.step(`axe at ${width} px, ${colorScheme}`, () => expectAccessible(page));
    }
  }
  for (const width of [360, 320]) {
    await page.setViewportSize({ width, height: 740 });
    await test.step(`sideways at ${width} px`, () => expectNoSidewaysScroll(page));
  }
}

interface Shift {
  value: number;
  /** What moved, for the one who has to mend it. */
  moved: string[];
}

/** A slow network in which nothing is kept, so that nothing arrives together by chance. */
async function slowDown(session: CDPSession): Promise<void> {
  await session.send('Network.enable');
  await session.send('Network.setCacheDisabled', { cacheDisabled: true });
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: (1.6 * 1024 * 1024) / 8,
    uploadThroughput: (750 * 1024) / 8,
  });
}

async function speedUp(session: CDPSession): Promise<void> {
  const unlimited = { downloadThroughput: -1, uploadThroughput: -1 };
  await session.send('Network.emulateNetworkConditions', { offline: false, latency: 0, ...unlimited });
}

/** Notes every shift from the start of each document on. */
async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const noted: { value: number; moved: string[] }[] = [];
    Object.assign(window, { notedShifts: noted });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, hadRecentInput, sources } = entry as unknown as {
          value: number;
          hadRecentInput: boolean;
          sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[];
        };
        if (hadRecentInput) continue;
        const moved = sources.map(({ node, previousRect, currentRect }) => {
          const text = node?.textContent?.trim().slice(0, 40) ?? '';
          const name =
            node instanceof Element ? `${node.tagName.toLowerCase()}.${node.className}` : (node?.nodeName ?? '?');
          return `${name} "${text}" ${previousRect.y}+${previousRect.height} to ${currentRect.y}+${currentRect.height}`;
        });
        noted.push({ value, moved });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** All shifts of the document since it was opened: stricter than the usual figure, which counts the worst five seconds. */
function readShifts(page: Page): Promise<Shift[]> {
  return page.evaluate(() => (window as unknown as { notedShifts: { value: number; moved: string[] }[] }).notedShifts);
}
