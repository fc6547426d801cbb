import type { CDPSession, Page } from '@playwright/test';

interface Shift {
  value: number;
  /** What moved, for whoever has to mend it. */
  moved: string[];
}

/** A slow network in which nothing is kept, so that nothing arrives together by chance. */
export async function slowDown(session: CDPSession): Promise<void> {
  await session.send('Network.enable');
  await session.send('Network.setCacheDisabled', { cacheDisabled: true });
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: (1.6 * 1024 * 1024) / 8,
    uploadThroughput: (750 * 1024) / 8,
  });
}

export async function speedUp(session: CDPSession): Promise<void> {
  const unlimited = { downloadThroughput: -1, uploadThroughput: -1 };
  await session.send('Network.emulateNetworkConditions', { offline: false, latency: 0, ...unlimited });
}

/** Notes every shift from the start of each document on. */
export async function watchShifts(page: Page): Promise<void> {
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
export function readShifts(page: Page): Promise<Shift[]> {
  return page.evaluate(() => (window as unknown as { notedShifts: { value: number; moved: string[] }[] }).notedShifts);
}
